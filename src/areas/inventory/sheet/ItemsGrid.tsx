import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceGrid } from '#shared/price-grid/PriceGrid.tsx';
import type { StoreColumn } from '#shared/price-grid/columns.ts';
import type { GridSource } from '#shared/price-grid/useGridSave.ts';
import { EntryTool } from '#shared/sheet/EntryTool.tsx';
import { added } from '#shared/sheet/entry.ts';
import type { Entry } from '#shared/sheet/entry.ts';
import { updateCachedRows } from '#shared/sheet/update-cached-rows.ts';
import { cellOf } from '#shared/sheet/rows.ts';
import type { Rows, SheetRow } from '#shared/sheet/rows.ts';
import { NoLocations } from '#shared/sheet/SheetStates.tsx';
import { useColumnsOf } from '#shared/sheet/useColumnsOf.ts';
import { readRows } from './items.ts';
import { saveSteps } from './save.ts';

interface ItemsGridProps {
  rows: readonly SheetRow[];
  /** Query key of the rows. */
  queryKey: readonly unknown[];
  back: { to: string; label: string };
}

const STOCK = { pricedRegions: new Set<string>(), withStock: true };
const isLocation = ({ kind }: StoreColumn): boolean => kind === 'locations';
const NOTHING_MORE = { isPending: false, error: null, retry: () => undefined };

export function ItemsGrid({ rows, queryKey, back }: ItemsGridProps): ReactNode {
  const { t } = useTranslation('inventory');
  const queryClient = useQueryClient();
  const [entry, setEntry] = useState<Entry>('set');
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const columns = useColumnsOf(isLocation, STOCK);
  const valueOf = useCallback(
    (row: string, column: string) => cellOf(byId.get(row), column),
    [byId],
  );
  const source: GridSource<Rows<SheetRow>> = {
    operation: 'updateInventoryLevel',
    words: 'stock-sheet',
    read: async (edits, call) => {
      const now = await readRows([...edits.keys()], new Map(), call);
      // Resetting a cell restores what others saved.
      updateCachedRows(queryClient, queryKey, now);
      return now;
    },
    hasRow: (now, row) => now.has(row),
    valueOf: (now, row, column) => cellOf(now.get(row), column),
    toSteps: saveSteps,
    onSaved: (now, sent, gone) => updateCachedRows(queryClient, queryKey, now, sent, gone),
  };
  if (!columns.isPending && columns.error === null && columns.all.length === 0) {
    const said = { title: t('stocktake.noLocation'), text: t('stocktake.noLocationText') };
    return <NoLocations title={t('stock.edit')} back={back} said={said} />;
  }
  return (
    <PriceGrid
      texts={{
        title: t('stock.edit'),
        corner: t('sheet.item'),
        hint: t('sheet.hint'),
        search: t('list.search'),
        noMatch: t('list.noMatch'),
      }}
      back={back}
      variants={rows}
      columns={columns}
      valueOf={valueOf}
      source={source}
      read={NOTHING_MORE}
      entered={entry === 'add' ? added : undefined}
      tools={<EntryTool entry={entry} onChange={setEntry} />}
    />
  );
}
