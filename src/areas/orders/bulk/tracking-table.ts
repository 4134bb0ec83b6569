import Papa from 'papaparse';
import { unescapeFormula } from '#ui/format/formulas.ts';
import { grouped } from './grouped.ts';

/** One line of what was pasted, or of a file. */
export interface TrackingLine {
  /** Where it stands, from 1; a header counts. */
  line: number;
  /** The order's number; empty where there is none. */
  order: string;
  /** Empty where there is none. */
  tracking: string;
}

/** Why a text can't be read as a table of order and tracking numbers. */
export type TableProblem = 'empty' | 'oneColumn' | 'openQuote' | 'tooManyRows' | 'tooLarge';

/** Rows of a file: far more orders than are handled at once. */
const MOST_ROWS = 5000;

/** Characters of a table, so that one of very many columns is still read in a moment. */
const MOST_CHARACTERS = 10_000_000;

/** Why a text has more than is read at once; undefined where it hasn't. Tells without reading it. */
export function tooMuch(text: string): 'tooManyRows' | 'tooLarge' | undefined {
  if (text.length > MOST_CHARACTERS) return 'tooLarge';
  return text.split('\n', MOST_ROWS + 3).length > MOST_ROWS + 2 ? 'tooManyRows' : undefined;
}

/** What is wrong with a line. */
export interface LineProblem {
  kind: 'unknown' | 'nothingToShip' | 'repeated' | 'noTracking' | 'noOrder' | 'rounded' | 'tooMany';
  /** Where it stands, from 1. */
  line: number;
  /** What stands there for the order's number, or for the tracking number where there is none. */
  text: string;
}

/** A parcel that waits for its tracking number. */
export interface OpenParcel {
  id: string;
  /** The order's number. */
  order: string;
}

/** Numbers for parcels, by the parcels' ids, and what is wrong with the rest. */
export interface Matched {
  values: ReadonlyMap<string, string>;
  problems: readonly LineProblem[];
}

/** Arabic and Persian digits. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu;
/** Marks of direction, and what can't be seen. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Cc}]/gu;

const visible = (cell: string): string =>
  unescapeFormula(cell).replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim();

/** An order's number as people and spreadsheets write it: “#1042”, “1,042”, “1042.0”; else the text as it is. */
export function orderNumber(cell: string): string {
  const text = visible(cell)
    .normalize('NFKC')
    .replaceAll(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  const bare = text.replace(/^#\s*/u, '').replace(/[.,]0{1,2}$/u, '');
  const joined = /^\d{1,3}([.,\s'’]\d{3})+$/u.test(bare) ? bare.replaceAll(/\D/gu, '') : bare;
  return /^\d+$/u.test(joined) ? joined.replace(/^0+(?=\d)/u, '') : text;
}

const isNumber = (text: string): boolean => /^\d+$/u.test(text);
const TRACKING =
  /track|parcel|paket|päckchen|sendung|awb|consignment|barcode|colis|suivi|seguimiento|tracciamento|śledz|تتبع/iu;
const ORDER = /order|bestell|auftrag|commande|pedido|ordine|zamów|طلب|^#$/iu;
/** What a spreadsheet makes of a long number. */
const ROUNDED = /^\d+([.,]\d+)?E\+\d+$/iu;

/** Columns of a table beyond which nobody keeps tracking numbers. */
const MOST_COLUMNS = 50;
/** Rows by which columns are told from each other. */
const SAMPLE = 500;

/** The places of the columns; undefined for what can't be told. */
export interface TrackingColumns {
  order: number | undefined;
  tracking: number | undefined;
}

/** A table that was pasted or chosen, with the columns that were found in it. */
export interface TrackingTable {
  rows: readonly (readonly string[])[];
  columns: TrackingColumns;
}

const distinct = (cells: readonly string[]): number => new Set(cells).size;

/** Cells that could be tracking numbers: long, with digits, without two words. */
const codesIn = (cells: readonly string[]): string[] =>
  cells.filter(
    (cell) => cell.length >= 8 && /\d/u.test(cell) && !/\p{L}{2,}\s+\p{L}{2,}/u.test(cell),
  );

/** Which columns hold the order's number and the tracking number. */
function columnsOf(
  rows: readonly (readonly string[])[],
  known: ReadonlySet<string>,
): TrackingColumns {
  const [head = []] = rows;
  const sample = rows.slice(0, SAMPLE);
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...rows.map(({ length }) => length)));
  const columns = Array.from({ length: width }, (_, column) => column);
  const cells = columns.map((column) =>
    sample.map((row) => visible(row[column] ?? '')).filter(Boolean),
  );
  const orders = cells.map((own) => distinct(own.map(orderNumber).filter((one) => known.has(one))));
  const most = Math.max(0, ...orders);
  const isNamed = (column: number): boolean =>
    ORDER.test(head[column] ?? '') && !TRACKING.test(head[column] ?? '');
  const named = columns.find(
    (column) => isNamed(column) && (most === 0 || (orders[column] ?? 0) > 0),
  );
  // A column of weights or counts may hold an order's number now and then: a heading says more.
  const order = named ?? (most > 0 ? orders.indexOf(most) : columns.length === 2 ? 0 : undefined);
  const others = columns.filter((column) => column !== order);
  const codes = others.map((column) => distinct(codesIn(cells[column] ?? [])));
  const best = Math.max(0, ...codes);
  const tracking =
    others.find((column) => TRACKING.test(head[column] ?? '')) ??
    (others.length === 1
      ? others[0]
      : // More than a stray cell, and only one such column.
        best > sample.length / 2 && codes.indexOf(best) === codes.lastIndexOf(best)
        ? others[codes.indexOf(best)]
        : undefined);
  return { order, tracking };
}

/**
 * Reads a table with a column of order numbers and one of tracking numbers, with a header or without, however its
 * cells are separated. Further columns are left alone.
 *
 * @param known numbers of orders by which the column is found
 * @returns the table, or why it is none
 */
export function readTrackingTable(
  text: string,
  known: ReadonlySet<string>,
): TrackingTable | TableProblem {
  if (text.length > MOST_CHARACTERS) return 'tooLarge';
  const plain = text.replace(/^\uFEFF/u, '').replace(/^sep=.\r?\n/iu, '');
  if (plain.trim() === '') return 'empty';
  const { data, errors } = Papa.parse<string[]>(plain, {
    preview: MOST_ROWS + 2,
    delimitersToGuess: ['\t', ';', ',', '|'],
  });
  if (errors.some(({ type }) => type === 'Quotes')) return 'openQuote';
  if (data.length > MOST_ROWS + 1) return 'tooManyRows';
  if (data.every((row) => row.length < 2)) return 'oneColumn';
  const rows = data.map((row) => row.slice(0, MOST_COLUMNS));
  return { rows, columns: columnsOf(rows, known) };
}

/** The lines of a table; none while it isn't known which columns they are of. */
export function trackingLines({ rows, columns }: TrackingTable): TrackingLine[] {
  const { order, tracking } = columns;
  if (order === undefined || tracking === undefined) return [];
  const lines = rows.map((row, index) => ({
    line: index + 1,
    order: orderNumber(row[order] ?? ''),
    tracking: visible(row[tracking] ?? ''),
  }));
  const [head] = lines;
  const hasHead = head !== undefined && !isNumber(head.order) && head.order !== '';
  return lines.slice(hasHead ? 1 : 0).filter((line) => line.order !== '' || line.tracking !== '');
}

/** The first cell of each column, shortened; empty where there is none. */
export const columnHeads = ({ rows }: TrackingTable): string[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, column) =>
    visible(rows[0]?.[column] ?? '').slice(0, 40),
  );

/**
 * Gives each line's tracking number to a parcel of its order. An order with several parcels takes them in their
 * order; where it has more lines than parcels, nobody knows which is right, and none is taken.
 *
 * @param parcels  in the order in which they are shown
 * @param leftOut  numbers of orders that were selected and have nothing to ship
 */
export function matchTracking(
  lines: readonly TrackingLine[],
  parcels: readonly OpenParcel[],
  leftOut: ReadonlySet<string>,
): Matched {
  const values = new Map<string, string>();
  const problems: LineProblem[] = [];
  const byOrder = grouped(lines, ({ order }) => order);
  for (const [order, given] of byOrder) {
    const open = parcels.filter((parcel) => parcel.order === order);
    const kind = wholeProblem(order, open.length, leftOut);
    const note = (of: TrackingLine, what: LineProblem['kind']): void => {
      problems.push({ kind: what, line: of.line, text: order || of.tracking });
    };
    if (kind) {
      for (const line of given) note(line, kind);
      continue;
    }
    for (const line of given) {
      if (line.tracking === '') note(line, 'noTracking');
      else if (ROUNDED.test(line.tracking)) note(line, 'rounded');
    }
    const good = given.filter(({ tracking }) => tracking !== '' && !ROUNDED.test(tracking));
    // The same line twice says the same.
    const different = good.filter(
      ({ tracking }, index) => good.findIndex((one) => one.tracking === tracking) === index,
    );
    if (different.length > open.length) {
      for (const line of different) note(line, 'repeated');
      continue;
    }
    for (const [index, { tracking }] of different.entries()) {
      const parcel = open[index];
      if (parcel) values.set(parcel.id, tracking);
    }
  }
  return { values, problems: problems.toSorted((a, b) => a.line - b.line) };
}

/** What is wrong with all lines of an order's number. */
function wholeProblem(
  order: string,
  parcels: number,
  leftOut: ReadonlySet<string>,
): LineProblem['kind'] | undefined {
  if (order === '') return 'noOrder';
  if (parcels > 0) return undefined;
  return leftOut.has(order) ? 'nothingToShip' : 'unknown';
}

/**
 * Gives tracking numbers to parcels down the column, from one of them on.
 *
 * @param text one number a line
 */
export function fillDown(text: string, parcels: readonly OpenParcel[], from: string): Matched {
  const start = parcels.findIndex(({ id }) => id === from);
  const values = new Map<string, string>();
  const problems: LineProblem[] = [];
  const lines = text
    .replace(/\r?\n$/u, '')
    .split(/\r?\n/u)
    .map(visible);
  for (const [index, tracking] of lines.entries()) {
    const parcel = parcels[start + index];
    const problem = (kind: LineProblem['kind']): void => {
      problems.push({ kind, line: index + 1, text: tracking });
    };
    if (tracking === '') continue;
    if (!parcel) problem('tooMany');
    else if (ROUNDED.test(tracking)) problem('rounded');
    else values.set(parcel.id, tracking);
  }
  return { values, problems };
}

/** The tracking numbers of a field: one, or several with commas between them. */
export const trackingNumbers = (text: string): string[] => [
  ...new Set(text.split(/[,;،]/u).map(visible).filter(Boolean)),
];

/** Tracking numbers that stand at several parcels, each once. */
export function usedTwice(values: Iterable<string>): string[] {
  const all = [...values].flatMap(trackingNumbers);
  return [...new Set(all.filter((number, index) => all.indexOf(number) !== index))];
}
