/** Zero-based. */
export interface CellPosition {
  row: number;
  column: number;
}

/** Both ends included. */
export interface Selection {
  anchor: CellPosition;
  focus: CellPosition;
}

export interface CellRange {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

export interface Size {
  rows: number;
  columns: number;
}

/** `typed` is text that isn't valid. */
export type CellValue = number | string | null | { typed: string };

export const areaOf = ({ anchor, focus }: Selection): CellRange => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  start: Math.min(anchor.column, focus.column),
  end: Math.max(anchor.column, focus.column),
});

export const sizeOf = ({ top, bottom, start, end }: CellRange): Size => ({
  rows: bottom - top + 1,
  columns: end - start + 1,
});

export const single = (place: CellPosition): Selection => ({ anchor: place, focus: place });

const between = (value: number, most: number): number => Math.max(0, Math.min(value, most));

export const within = ({ row, column }: CellPosition, { rows, columns }: Size): CellPosition => ({
  row: between(row, rows - 1),
  column: between(column, columns - 1),
});

export type Step = { row: -1 | 0 | 1; column: -1 | 0 | 1 };

/** Ctrl+arrow as in spreadsheets: to the last filled cell before an empty one, the next filled cell, or the edge. */
export function jump(
  from: CellPosition,
  step: Step,
  size: Size,
  isFilled: (place: CellPosition) => boolean,
): CellPosition {
  const next = ({ row, column }: CellPosition): CellPosition => ({
    row: row + step.row,
    column: column + step.column,
  });
  const isInside = ({ row, column }: CellPosition): boolean =>
    row >= 0 && column >= 0 && row < size.rows && column < size.columns;
  let place = from;
  const first = next(from);
  if (!isInside(first)) return from;
  const seeksFilled = !isFilled(from) || !isFilled(first);
  place = first;
  for (let ahead = next(place); isInside(ahead); ahead = next(ahead)) {
    if (seeksFilled ? isFilled(place) : !isFilled(ahead)) return place;
    place = ahead;
  }
  return place;
}

export function placesOf({ top, bottom, start, end }: CellRange): CellPosition[] {
  const places: CellPosition[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = start; column <= end; column += 1) places.push({ row, column });
  }
  return places;
}

/** Source cell of a filled place; the source repeats. */
export const repeated = (place: CellPosition, source: CellRange): CellPosition => ({
  row:
    source.top +
    ((((place.row - source.top) % sizeOf(source).rows) + sizeOf(source).rows) %
      sizeOf(source).rows),
  column:
    source.start +
    ((((place.column - source.start) % sizeOf(source).columns) + sizeOf(source).columns) %
      sizeOf(source).columns),
});
