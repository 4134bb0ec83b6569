import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { PriceGrid } from '#shared/price-grid/PriceGrid.tsx';
import type { Columns } from '#shared/price-grid/useColumns.ts';
import type { GridSource } from '#shared/price-grid/useGridSave.ts';
import { EntryTool } from '#shared/sheet/EntryTool.tsx';
import { added } from '#shared/sheet/entry.ts';
import type { Entry } from '#shared/sheet/entry.ts';
import { updateCachedRows } from '#shared/sheet/update-cached-rows.ts';
import { cellOf } from '#shared/sheet/rows.ts';
import type { Rows, SheetRow } from '#shared/sheet/rows.ts';
import { NoLocations } from '#shared/sheet/SheetStates.tsx';
import { useColumnsOf } from '#shared/sheet/useColumnsOf.ts';
import { AdjustTool } from './AdjustTool.tsx';
import { readPlaces } from './read.ts';
import type { Across } from './read.ts';
import type { Sheet } from './sheets.ts';

interface AcrossGridProps<Row extends SheetRow> {
  sheet: Sheet<Row>;
  across: Across<Row>;
  queryKey: readonly unknown[];
  back: { to: string; label: string };
}

interface Stored<Row extends SheetRow> {
  /** Changed rows that still exist. */
  rows: Rows<Row>;
  /** Ids of rows of products that were deleted along with a changed row. */
  gone: readonly string[];
}

const NOTHING_MORE = { isPending: false, error: null, retry: () => undefined };

export function AcrossGrid<Row extends SheetRow>(props: AcrossGridProps<Row>): ReactNode {
  const { sheet, across, queryKey, back } = props;
  const { rows, gone } = across;
  const { t } = useTranslation('product-prices');
  const format = useFormat();
  const queryClient = useQueryClient();
  const [entry, setEntry] = useState<Entry>('set');
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const titles = useMemo(
    () => new Map(rows.map(({ productId, product }) => [productId, product])),
    [rows],
  );
  const columns = useSheetColumns(sheet, rows);
  const valueOf = useCallback(
    (row: string, column: string) => cellOf(byId.get(row), column),
    [byId],
  );
  const source: GridSource<Stored<Row>> = {
    operation: 'updateProductVariant',
    read: async (edits, call) => {
      const now = await sheet.read([...edits.keys()], titles, call);
      const missing = [...edits.keys()].flatMap((id) => (now.has(id) ? [] : (byId.get(id) ?? [])));
      const products = new Set(missing.map(({ productId }) => productId));
      const places = await readPlaces([...products], call);
      const left = new Set(places.flatMap((place) => place.variants));
      const lost = rows.filter(({ id, productId }) => products.has(productId) && !left.has(id));
      // Cells revert to the newest saved values.
      updateCachedRows(queryClient, queryKey, now);
      return { rows: now, gone: lost.map(({ id }) => id) };
    },
    hasRow: (now, row) => now.rows.has(row),
    valueOf: (now, row, column) => cellOf(now.rows.get(row), column),
    toSteps: (now, edits) => sheet.toSteps(now.rows, edits),
    onSaved: (now, sent, lost) =>
      updateCachedRows(queryClient, queryKey, now.rows, sent, new Set([...lost, ...now.gone])),
  };
  const hint = t(`hint.${sheet.name}`);
  const missing =
    gone > 0 ? t('grid.goneProducts', { count: gone, number: format.number(gone) }) : '';
  if (!columns.isPending && columns.error === null && columns.all.length === 0) {
    const said = { title: t('grid.noLocations'), text: t('grid.noLocationsText') };
    return <NoLocations title={t(`title.${sheet.name}`)} back={back} said={said} />;
  }
  return (
    <PriceGrid
      texts={{
        title: t(`title.${sheet.name}`),
        hint: missing ? `${missing} ${hint}` : hint,
        search: t('grid.search'),
        noMatch: t('grid.noMatch'),
      }}
      back={back}
      variants={rows}
      columns={columns}
      valueOf={valueOf}
      source={source}
      read={NOTHING_MORE}
      entered={entry === 'add' ? added : undefined}
      tools={
        sheet.name === 'prices' ? (
          <AdjustTool columns={columns.all} />
        ) : (
          <EntryTool entry={entry} onChange={setEntry} />
        )
      }
    />
  );
}

function useSheetColumns<Row extends SheetRow>(
  { name, hasColumn, regionsOf }: Sheet<Row>,
  rows: readonly Row[],
): Columns {
  const pricedRegions = useMemo(
    () => new Set(rows.flatMap((row) => regionsOf(row).flatMap((region) => region ?? []))),
    [rows, regionsOf],
  );
  return useColumnsOf(hasColumn, { pricedRegions, withStock: name === 'stock' });
}
