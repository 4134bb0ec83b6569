import type { QueryClient } from '@tanstack/react-query';
import type { Edits } from '#ui/grid/edits.ts';
import { emptied, valuesOf } from '../price-grid/columns.ts';
import type { Rows, SheetRow } from './rows.ts';

type Cells = Edits extends ReadonlyMap<string, infer Row> ? Row : never;

const withCells = <Row extends SheetRow>(row: Row, changed: Cells | undefined): Row =>
  changed && row.cells
    ? {
        ...row,
        cells: new Map([
          ...row.cells,
          ...valuesOf(changed).map(([column, value]) => {
            const given = row.cells?.get(column);
            return [column, value ?? emptied(column, given) ?? given ?? null] as const;
          }),
        ]),
      }
    : row;

export interface SheetData<Row extends SheetRow> {
  rows: readonly Row[];
}

export function updateCachedRows<Row extends SheetRow>(
  client: QueryClient,
  queryKey: readonly unknown[],
  read: Rows<Row>,
  sent: Edits = new Map(),
  gone: ReadonlySet<string> = new Set(),
): void {
  client.setQueryData<SheetData<Row>>(queryKey, (before) => {
    if (!before) return before;
    const rows = before.rows.flatMap((row) =>
      gone.has(row.id) ? [] : [withCells(read.get(row.id) ?? row, sent.get(row.id))],
    );
    return { ...before, rows };
  });
}
