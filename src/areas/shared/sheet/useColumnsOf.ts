import { useMemo } from 'react';
import type { StoreColumn } from '../price-grid/columns.ts';
import { useColumns } from '../price-grid/useColumns.ts';
import type { Columns } from '../price-grid/useColumns.ts';

/** @param hasColumn must be stable */
export function useColumnsOf(
  hasColumn: (column: StoreColumn) => boolean,
  options: Parameters<typeof useColumns>[0],
): Columns {
  const columns = useColumns(options);
  const all = useMemo(() => columns.all.filter(hasColumn), [columns.all, hasColumn]);
  const shown = useMemo(() => {
    const ids = new Set(all.map(({ column }) => column.id));
    return columns.shown.filter(({ id }) => ids.has(id));
  }, [all, columns.shown]);
  return { ...columns, all, shown };
}
