import { decimalSignOf } from '../money/decimal-sign.ts';
import type { DecimalSign } from '../money/parse.ts';
import { areaOf, isInvalid, placesOf, repeated, sizeOf } from './cells.ts';
import type { CellRange, CellValue, CellPosition, Selection } from './cells.ts';
import type { CellProblem, GridColumn } from './column.ts';
import type { CellWrite, Edits } from './edits.ts';
import type { GridRow } from './GridRow.tsx';
import { fromTsv, toTsv } from './tsv.ts';

/** What is wrong with a value that is one; undefined where nothing is. */
export type ProblemOf = (
  row: string,
  column: string,
  value: CellValue | undefined,
) => CellProblem | undefined;

/**
 * What a cell holds once something is typed or pasted into it, by what it holds now: a number may be added to it, say.
 *
 * @param read reads another text as the cell's column does
 */
export type Entered = (
  typed: CellValue,
  now: CellValue | undefined,
  read: (text: string) => CellValue,
) => CellValue;

/** What a grid shows and holds. */
export interface Sheet {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  /** The given value; undefined where a cell can't hold one. */
  valueOf: (row: string, column: string) => CellValue | undefined;
  edits: Edits;
  /** What is wrong with values that are values; undefined where nothing is. */
  problemOf?: ProblemOf | undefined;
  /** Without it a cell holds what is typed or pasted. */
  entered?: Entered | undefined;
}

/** A cell's value with what was changed; undefined where it can't hold one. */
export function valueAt(
  { rows, columns, valueOf, edits }: Sheet,
  place: CellPosition,
): CellValue | undefined {
  const [row, column] = [rows[place.row], columns[place.column]];
  if (!row || !column) return undefined;
  const changed = edits.get(row.id)?.get(column.id);
  // An emptied cell is null, and changed all the same.
  return changed === undefined ? valueOf(row.id, column.id) : changed;
}

/** A cell's text as the reader types it. */
export function textAt(sheet: Sheet, place: CellPosition): string {
  const value = valueAt(sheet, place);
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (isInvalid(value)) return value.typed;
  return sheet.columns[place.column]?.write(value) ?? '';
}

/** A write to one place; none where the cell can't hold a value. */
export function writeAt(sheet: Sheet, place: CellPosition, value: CellValue): CellWrite[] {
  const [row, column] = [sheet.rows[place.row], sheet.columns[place.column]];
  if (!row || !column || column.isFixed) return [];
  const given = sheet.valueOf(row.id, column.id);
  if (given === undefined) return [];
  const isAsGiven = !isInvalid(value) && Object.is(given, value);
  return [{ row: row.id, column: column.id, value: isAsGiven ? undefined : value }];
}

/** What writing a text to a place writes, in place of what is there. */
export const typeAt = (sheet: Sheet, place: CellPosition, text: string): CellWrite[] => {
  const column = sheet.columns[place.column];
  return column ? writeAt(sheet, place, column.parse(text)) : [];
};

/**
 * What typing or pasting a text into a place writes.
 *
 * @param decimal the sign before decimals, where what was pasted beside it tells
 */
export function enterAt(
  sheet: Sheet,
  place: CellPosition,
  text: string,
  decimal?: DecimalSign,
): CellWrite[] {
  const column = sheet.columns[place.column];
  if (!column) return [];
  const read = (one: string): CellValue => column.parse(one, decimal);
  if (!sheet.entered) return writeAt(sheet, place, read(text));
  const now = valueAt(sheet, place);
  const row = sheet.rows[place.row];
  // What can't be read is nothing to go by: what is stored still counts.
  const counted = isInvalid(now) && row ? sheet.valueOf(row.id, column.id) : now;
  return writeAt(sheet, place, sheet.entered(read(text), counted, read));
}

/** The selected cells as a spreadsheet takes them. */
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
  /** What the pasted cells cover now. */
  area: CellRange;
  /** Cells that lie beyond the grid's edge. */
  clipped: number;
}

/** Where pasting begins: several rows are one for each, and none of them is for all. */
function pastedOver({ rows }: Sheet, selection: Selection, count: number): CellRange {
  const selected = areaOf(selection);
  if (count < 2 || rows[selected.top]?.isForAll !== true) return selected;
  const top = Math.min(selected.top + 1, rows.length - 1);
  return { ...selected, top, bottom: Math.max(top, selected.bottom) };
}

/**
 * What pasting a spreadsheet's text writes: a single value fills the selection, a block begins at its first cell and
 * is repeated where the selection holds it several times.
 */
export function pasted(sheet: Sheet, selection: Selection, text: string): Pasted {
  const cells = fromTsv(text);
  const block = {
    rows: cells.length,
    columns: cells.reduce((most, { length }) => Math.max(most, length), 0),
  };
  const decimals = Array.from({ length: block.columns }, (_, column) =>
    decimalSignOf(cells.map((line) => line[column] ?? '')),
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

/** What filling an area from a part of it writes; currencies with other decimals read the source's text anew. */
export function filled(sheet: Sheet, source: CellRange, target: CellRange): CellWrite[] {
  return placesOf(target).flatMap((place) => {
    const from = repeated(place, source);
    if (from.row === place.row && from.column === place.column) return [];
    return typeAt(sheet, place, textAt(sheet, from));
  });
}

/** What emptying an area writes. */
export const cleared = (sheet: Sheet, selection: Selection): CellWrite[] =>
  placesOf(areaOf(selection)).flatMap((place) => writeAt(sheet, place, null));

/** What a cell is to hold, by what it holds now; undefined leaves it as it is. */
export type NextValue = (
  row: string,
  column: string,
  value: CellValue | undefined,
) => CellValue | undefined;

/** What changing each selected cell by its value writes. */
export const changed = (sheet: Sheet, selection: Selection, next: NextValue): CellWrite[] =>
  placesOf(areaOf(selection)).flatMap((place) => {
    const [row, column] = [sheet.rows[place.row], sheet.columns[place.column]];
    const value = row && column && next(row.id, column.id, valueAt(sheet, place));
    return value === undefined ? [] : writeAt(sheet, place, value);
  });

export interface Summary {
  /** Selected cells. */
  cells: number;
  /** Of cells of one unit with numbers; undefined when there are fewer than two or units differ. */
  sum: number | undefined;
  count: number;
  column: GridColumn | undefined;
}

/** What the status line says of a selection. */
export function summaryOf(sheet: Sheet, selection: Selection): Summary {
  const area = areaOf(selection);
  const { rows, columns } = sizeOf(area);
  const shown = sheet.columns.slice(area.start, area.end + 1);
  const units = new Set(shown.map(({ unit }) => unit));
  let [sum, count] = [0, 0];
  // Texts have no sum, and there may be very many of them.
  const figures = shown.every(({ isText }) => isText) ? [] : placesOf(area);
  for (const place of figures) {
    // What stands for all rows is in the rows already.
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

/** What is wrong with a cell: what was typed is no value, or what others say of it. */
export function problemAt(sheet: Sheet, place: CellPosition): CellProblem | undefined {
  const [row, column] = [sheet.rows[place.row], sheet.columns[place.column]];
  if (!row || !column) return undefined;
  const value = valueAt(sheet, place);
  if (isInvalid(value)) return { text: column.problem(value.typed) };
  return sheet.problemOf?.(row.id, column.id, value);
}

/** The places whose text is no value, row by row. */
export function problemsOf(sheet: Sheet): CellPosition[] {
  // Every text is a text, and there may be very many of them.
  const figures = sheet.columns.flatMap(({ isText }, column) => (isText ? [] : [column]));
  return sheet.rows.flatMap((_, row) =>
    figures.flatMap((column) =>
      isInvalid(valueAt(sheet, { row, column })) ? [{ row, column }] : [],
    ),
  );
}
