import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { locationOf } from '#shared/price-grid/columns.ts';
import { PriceGrid } from '#shared/price-grid/PriceGrid.tsx';
import { useColumns } from '#shared/price-grid/useColumns.ts';
import type { GridSource } from '#shared/price-grid/useGridSave.ts';
import { readGridNow, useStock } from './query.ts';
import type { GridProduct, GridVariant, Stock } from './query.ts';
import { givenValue, itemOf, saveSteps } from './save.ts';

interface ProductPriceGridProps {
  product: GridProduct;
  variants: readonly GridVariant[];
  back: { to: string; label: string };
}

interface Stored {
  variants: readonly GridVariant[];
  byId: ReadonlyMap<string, GridVariant>;
  stock: Stock;
}

const byIdOf = (variants: readonly GridVariant[]): ReadonlyMap<string, GridVariant> =>
  new Map(variants.map((variant) => [variant.id, variant]));

const itemsOf = (variants: readonly GridVariant[]): string[] =>
  variants.flatMap((variant) => itemOf(variant) ?? []);

export function ProductPriceGrid({ product, variants, back }: ProductPriceGridProps): ReactNode {
  const { t } = useTranslation('grid');
  const { t: products } = useTranslation('products');
  const queryClient = useQueryClient();
  const pricedRegions = useMemo(
    () =>
      new Set(
        variants.flatMap(({ prices }) => (prices ?? []).flatMap(({ region_id: id }) => id ?? [])),
      ),
    [variants],
  );
  const columns = useColumns({ pricedRegions, withStock: true });
  const items = useMemo(() => itemsOf(variants), [variants]);
  const rows = useMemo(
    () => variants.map(({ id, title, sku }) => ({ id, title, sku })),
    [variants],
  );
  const { stock, ...read } = useStock(items);
  const byId = useMemo(() => byIdOf(variants), [variants]);
  const valueOf = useCallback(
    (row: string, column: string) => {
      const variant = byId.get(row);
      return variant && givenValue(variant, column, stock);
    },
    [byId, stock],
  );
  const source: GridSource<Stored> = {
    operation: 'updateProductVariant',
    read: async (edits, call) => {
      const counted = variants.filter(({ id }) =>
        [...(edits.get(id)?.keys() ?? [])].some((column) => locationOf(column) !== undefined),
      );
      const needed = new Set(itemsOf(counted));
      const now = await readGridNow(queryClient, product.id, items, needed, call);
      return { ...now, byId: byIdOf(now.variants) };
    },
    hasRow: (now, row) => now.byId.has(row),
    valueOf: (now, row, column) => {
      const variant = now.byId.get(row);
      return variant && givenValue(variant, column, now.stock);
    },
    toSteps: (now, edits) => saveSteps(product.id, now.variants, edits, now.stock),
  };
  return (
    <PriceGrid
      texts={{
        title: t('label', { title: product.title }),
        hint: t('hint'),
        search: products('variants.search'),
        noMatch: products('variants.noMatch'),
      }}
      back={back}
      variants={rows}
      columns={columns}
      valueOf={valueOf}
      source={source}
      read={read}
    />
  );
}
