/** A cell of the file: its row and its column. */
export interface Cell {
  row: number;
  column: number;
}

/** Where a key leads from a cell; undefined for a key that leads nowhere. */
export function moved(
  key: string,
  { row, column }: Cell,
  {
    rows,
    columns,
    page,
    isRtl,
  }: { rows: readonly number[]; columns: readonly number[]; page: number; isRtl: boolean },
): Cell | undefined {
  const y = Math.max(rows.indexOf(row), 0);
  const x = Math.max(columns.indexOf(column), 0);
  const forward = isRtl ? -1 : 1;
  const to = (newY: number, newX: number): Cell => ({
    row: rows[Math.min(Math.max(newY, 0), rows.length - 1)] ?? row,
    column: columns[Math.min(Math.max(newX, 0), columns.length - 1)] ?? column,
  });
  switch (key) {
    case 'ArrowDown':
      return to(y + 1, x);
    case 'ArrowUp':
      return to(y - 1, x);
    case 'ArrowRight':
      return to(y, x + forward);
    case 'ArrowLeft':
      return to(y, x - forward);
    case 'PageDown':
      return to(y + page, x);
    case 'PageUp':
      return to(y - page, x);
    case 'Home':
      return to(y, 0);
    case 'End':
      return to(y, columns.length - 1);
    default:
      return undefined;
  }
}
