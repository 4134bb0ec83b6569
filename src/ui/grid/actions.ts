import { decimalSignOf } from '../number/decimal-sign.ts';
import { isInvalid } from '../number/typed-number.ts';
import { areaOf, placesOf, repeated, sizeOf } from './cells.ts';
import type { CellRange, CellValue, CellPosition, Selection } from './cells.ts';
import type { CellProblem, GridColumn, PastedSign } from './column.ts';
import type { CellWrite, Edits } from './edits.ts';
import type { GridRow } from './GridRow.tsx';
import { fromTsv, toTsv } from './tsv.ts';

/** Returns the problem of a valid value. */
export type ProblemOf = (
  row: string,
  column: string,
  value: CellValue | undefined,
) => CellProblem | undefined;

/**
 * Combines typed or pasted values with a cell's present value, e.g. adds them.
 *
 * @param read parses text as the cell's column does
 */
export type Entered = (
  typed: CellValue,
  now: CellValue | undefined,
  read: (text: string) => CellValue,
) => CellValue;

export interface Sheet {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  valueOf: (row: string, column: string) => CellValue | undefined;
  edits: Edits;
  problemOf?: ProblemOf | undefined;
  entered?: Entered | undefined;
}

/** Returns the value with edits; undefined where a cell can't hold any. */
export function valueAt(
  { rows, columns, valueOf, edits }: Sheet,
  place: CellPosition,
): CellValue | undefined {
  const [row, column] = [rows[place.row], columns[place.column]];
  if (!row || !column) return undefined;
  const changed = edits.get(row.id)?.get(column.id);
  // null is an emptied cell.
  return changed === undefined ? valueOf(row.id, column.id) : changed;
}

export function textAt(sheet: Sheet, place: CellPosition): string {
  const value = valueAt(sheet, place);
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (isInvalid(value)) return value.typed;
  return sheet.columns[place.column]?.write(value) ?? '';
}

export function writeAt(sheet: Sheet, place: CellPosition, value: CellValue): CellWrite[] {
  const [row, column] = [sheet.rows[place.row], sheet.columns[place.column]];
  if (!row || !column || column.isFixed) return [];
  const given = sheet.valueOf(row.id, column.id);
  if (given === undefined) return [];
  const isAsGiven = !isInvalid(value) && Object.is(given, value);
  return [{ row: row.id, column: column.id, value: isAsGiven ? undefined : value }];
}

/** Replaces the cell's value. */
export const typeAt = (sheet: Sheet, place: CellPosition, text: string): CellWrite[] => {
  const column = sheet.columns[place.column];
  return column ? writeAt(sheet, place, column.parse(text)) : [];
};

/** Types or pastes into a cell, through `sheet.entered`. */
export function enterAt(
  sheet: Sheet,
  place: CellPosition,
  text: string,
  decimal?: PastedSign,
): CellWrite[] {
  const column = sheet.columns[place.column];
  if (!column) return [];
  const read = (one: string): CellValue => column.parse(one, decimal);
  if (!sheet.entered) return writeAt(sheet, place, read(text));
  const now = valueAt(sheet, place);
  const row = sheet.rows[place.row];
  // Invalid text: use the stored value.
  const counted = isInvalid(now) && row ? sheet.valueOf(row.id, column.id) : now;
  return writeAt(sheet, place, sheet.entered(read(text), counted, read));
}

/** Returns TSV. */
export function copied(sheet: Sheet, selection: Selection): string {
  const { top, bottom, start, end } = areaOf(selection);
  const cells: string[][] = [];
  for (let row = top; row <= bottom; row += 1) {
    const line: string[] = [];
    for (let column = start; column <= end; column += 1) line.push(textAt(sheet, { row, column }));
    cells.push(line);
  }
  return toTsv(cells);
}

export interface Pasted {
  writes: CellWrite[];
  area: CellRange;
  /** Cells beyond the grid's edge. */
  clipped: number;
}

/** Several pasted rows skip the row for all. */
function pastedOver({ rows }: Sheet, selection: Selection, count: number): CellRange {
  const selected = areaOf(selection);
  if (count < 2 || rows[selected.top]?.isForAll !== true) return selected;
  const top = Math.min(selected.top + 1, rows.length - 1);
  return { ...selected, top, bottom: Math.max(top, selected.bottom) };
}

/** Pastes TSV: a single value fills the selection, a block repeats if the selection is a multiple of it. */
export function pasted(sheet: Sheet, selection: Selection, text: string): Pasted {
  const cells = fromTsv(text);
  const block = {
    rows: cells.length,
    columns: cells.reduce((most, { length }) => Math.max(most, length), 0),
  };
  const decimals = Array.from(
    { length: block.columns },
    (_, column): PastedSign =>
      decimalSignOf(cells.map((line) => line[column] ?? '')) ?? 'unsettled',
  );
  const selected = pastedOver(sheet, selection, block.rows);
  const room = sizeOf(selected);
  const isRepeated =
    block.rows > 0 &&
    block.columns > 0 &&
    room.rows % block.rows === 0 &&
    room.columns % block.columns === 0;
  const wanted = isRepeated ? room : block;
  const area = {
    top: selected.top,
    start: selected.start,
    bottom: Math.min(selected.top + wanted.rows, sheet.rows.length) - 1,
    end: Math.min(selected.start + wanted.columns, sheet.columns.length) - 1,
  };
  const writes = placesOf(area).flatMap((place) => {
    const column = (place.column - area.start) % block.columns;
    const cell = cells[(place.row - area.top) % block.rows]?.[column];
    return cell === undefined ? [] : enterAt(sheet, place, cell, decimals[column]);
  });
  const inside = sizeOf(area);
  return {
    writes,
    area,
    clipped: wanted.rows * wanted.columns - inside.rows * inside.columns,
  };
}

/** Copies text, not values: currencies differ in decimals. */
export function filled(sheet: Sheet, source: CellRange, target: CellRange): CellWrite[] {
  return placesOf(target).flatMap((place) => {
    const from = repeated(place, source);
    if (from.row === place.row && from.column === place.column) return [];
    return typeAt(sheet, place, textAt(sheet, from));
  });
}

export const cleared = (sheet: Sheet, selection: Selection): CellWrite[] =>
  placesOf(areaOf(selection)).flatMap((place) => writeAt(sheet, place, null));

/** Returns a cell's new value; undefined leaves it. */
export type NextValue = (
  row: string,
  column: string,
  value: CellValue | undefined,
) => CellValue | undefined;

export const changed = (sheet: Sheet, selection: Selection, next: NextValue): CellWrite[] =>
  placesOf(areaOf(selection)).flatMap((place) => {
    const [row, column] = [sheet.rows[place.row], sheet.columns[place.column]];
    const value = row && column && next(row.id, column.id, valueAt(sheet, place));
    return value === undefined ? [] : writeAt(sheet, place, value);
  });

export interface Summary {
  cells: number;
  /** Undefined for fewer than two numbers or mixed units. */
  sum: number | undefined;
  count: number;
  column: GridColumn | undefined;
}

export function summaryOf(sheet: Sheet, selection: Selection): Summary {
  const area = areaOf(selection);
  const { rows, columns } = sizeOf(area);
  const shown = sheet.columns.slice(area.start, area.end + 1);
  const units = new Set(shown.map(({ unit }) => unit));
  let [sum, count] = [0, 0];
  // Texts have no sum; skip them for speed.
  const figures = shown.every(({ isText }) => isText) ? [] : placesOf(area);
  for (const place of figures) {
    // Its values are already in the rows.
    if (sheet.rows[place.row]?.isForAll) continue;
    const value = valueAt(sheet, place);
    if (typeof value !== 'number') continue;
    sum += value;
    count += 1;
  }
  return {
    cells: rows * columns,
    sum: units.size === 1 && count > 1 ? sum : undefined,
    count,
    column: sheet.columns[area.start],
  };
}

export function problemAt(sheet: Sheet, place: CellPosition): CellProblem | undefined {
  const [row, column] = [sheet.rows[place.row], sheet.columns[place.column]];
  if (!row || !column) return undefined;
  const value = valueAt(sheet, place);
  if (isInvalid(value)) return { text: column.problem(value.typed) };
  return sheet.problemOf?.(row.id, column.id, value);
}

/** Cells with invalid text, row by row. */
export function problemsOf(sheet: Sheet): CellPosition[] {
  // Texts are always valid; skip them for speed.
  const figures = sheet.columns.flatMap(({ isText }, column) => (isText ? [] : [column]));
  return sheet.rows.flatMap((_, row) =>
    figures.flatMap((column) =>
      isInvalid(valueAt(sheet, { row, column })) ? [{ row, column }] : [],
    ),
  );
}
