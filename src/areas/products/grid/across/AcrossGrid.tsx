import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { PriceGrid } from '#shared/price-grid/PriceGrid.tsx';
import { useColumns } from '#shared/price-grid/useColumns.ts';
import type { GridSource } from '#shared/price-grid/useGridSave.ts';
import { AdjustTool } from './AdjustTool.tsx';
import { keep } from './cache.ts';
import type { AcrossQuery } from './cache.ts';
import { readPlaces, readVariants } from './read.ts';
import type { AcrossVariant } from './read.ts';
import { saveSteps } from './save.ts';

interface AcrossGridProps {
  /** Product by product. */
  variants: readonly AcrossVariant[];
  query: AcrossQuery;
  /** How many of the chosen products are gone. */
  gone: number;
  back: { to: string; label: string };
}

interface Stored {
  /** The changed rows that are there. */
  variants: ReadonlyMap<string, AcrossVariant>;
  /** Rows that went with one of the changed ones: of a deleted product. */
  gone: readonly string[];
}

const NOTHING_MORE = { isPending: false, error: null, retry: () => undefined };

/** The prices of many products' variants as one spreadsheet. */
export function AcrossGrid({ variants, query, gone, back }: AcrossGridProps): ReactNode {
  const { t } = useTranslation('product-prices');
  const format = useFormat();
  const queryClient = useQueryClient();
  const byId = useMemo(() => new Map(variants.map((one) => [one.id, one])), [variants]);
  const titles = useMemo(
    () => new Map(variants.map(({ productId, product }) => [productId, product])),
    [variants],
  );
  const pricedRegions = useMemo(
    () =>
      new Set(
        variants.flatMap(({ prices }) => prices.flatMap(({ region_id: region }) => region ?? [])),
      ),
    [variants],
  );
  const columns = useColumns({ pricedRegions });
  const valueOf = useCallback(
    (row: string, column: string) => {
      const variant = byId.get(row);
      return variant && (variant.cells.get(column) ?? null);
    },
    [byId],
  );
  const source: GridSource<Stored> = {
    operation: 'updateProductVariant',
    read: async (edits, call) => {
      const now = await readVariants([...edits.keys()], titles, call);
      const missing = [...edits.keys()].flatMap((id) => (now.has(id) ? [] : (byId.get(id) ?? [])));
      const products = new Set(missing.map(({ productId }) => productId));
      const places = await readPlaces([...products], call);
      const left = new Set(places.flatMap((place) => place.variants));
      const rows = variants.filter(({ id, productId }) => products.has(productId) && !left.has(id));
      // What others saved is what a cell goes back to.
      keep(queryClient, query, now);
      return { variants: now, gone: rows.map(({ id }) => id) };
    },
    hasRow: (now, row) => now.variants.has(row),
    valueOf: (now, row, column) => {
      const variant = now.variants.get(row);
      return variant && (variant.cells.get(column) ?? null);
    },
    toSteps: (now, edits) => saveSteps(now.variants, edits),
    onSaved: (now, sent, gone) =>
      keep(queryClient, query, now.variants, sent, new Set([...gone, ...now.gone])),
  };
  const missing =
    gone > 0 ? t('grid.goneProducts', { count: gone, number: format.number(gone) }) : '';
  return (
    <PriceGrid
      texts={{
        title: t('grid.title'),
        hint: [missing, t('grid.hint')].filter(Boolean).join(' '),
        search: t('grid.search'),
        noMatch: t('grid.noMatch'),
      }}
      back={back}
      variants={variants}
      columns={columns}
      valueOf={valueOf}
      source={source}
      read={NOTHING_MORE}
      tools={<AdjustTool columns={columns.all} />}
    />
  );
}
