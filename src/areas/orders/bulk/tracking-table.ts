import Papa from 'papaparse';
import { unescapeFormula } from '#ui/format/formulas.ts';
import type { Width } from '#shared/files/csv.ts';
import { groupBy } from './group-by.ts';

export interface TrackingLine {
  /** 1-based, counts the header */
  line: number;
  /** Empty if missing */
  order: string;
  /** Empty if missing */
  tracking: string;
  /** Its cells may belong to other columns */
  misfit?: Misfit;
}

interface Misfit {
  kind: 'fewCells' | 'manyCells';
  width: Width;
}

export type TableProblem = 'empty' | 'oneColumn' | 'openQuote' | 'tooManyRows' | 'tooLarge';

const MOST_ROWS = 5000;

/** Keeps very wide tables fast to read */
const MOST_CHARACTERS = 10_000_000;

/** Checks the size without parsing. */
export function tooMuch(text: string): 'tooManyRows' | 'tooLarge' | undefined {
  if (text.length > MOST_CHARACTERS) return 'tooLarge';
  return text.split('\n', MOST_ROWS + 3).length > MOST_ROWS + 2 ? 'tooManyRows' : undefined;
}

export interface LineProblem {
  kind:
    | 'unknown'
    | 'nothingToShip'
    | 'repeated'
    | 'noTracking'
    | 'noOrder'
    | 'rounded'
    | 'tooMany'
    | Misfit['kind'];
  /** 1-based */
  line: number;
  /** The order number's text, else the tracking number's */
  text: string;
  /** Set for too few or too many cells */
  width?: Width;
}

export interface OpenParcel {
  id: string;
  /** Display id */
  order: string;
}

/** Tracking numbers by parcel id */
export interface Matched {
  values: ReadonlyMap<string, string>;
  problems: readonly LineProblem[];
}

/** Arabic and Persian digits. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/gu;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\p{Cc}]/gu;

const visible = (cell: string): string =>
  unescapeFormula(cell).replaceAll(INVISIBLE, ' ').replaceAll(/\s+/gu, ' ').trim();

/**
 * Normalizes order numbers as people and spreadsheets write them: “#1042”, “1,042”, “1042.0”.
 *
 * @returns any other text unchanged
 */
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
/** A long number in a spreadsheet's scientific notation */
const ROUNDED = /^\d+([.,]\d+)?E\+\d+$/iu;

/** Further columns aren't searched */
const MOST_COLUMNS = 50;
/** Rows examined to detect the columns */
const SAMPLE = 500;

/** Column indexes; undefined if not detected */
export interface TrackingColumns {
  order: number | undefined;
  tracking: number | undefined;
}

interface RowWidth {
  cells: number;
  /** Without empty cells at the end */
  filled: number;
}

export interface TrackingTable {
  rows: readonly (readonly string[])[];
  /** Of the whole rows, by row */
  widths: readonly RowWidth[];
  columns: TrackingColumns;
}

const distinct = (cells: readonly string[]): number => new Set(cells).size;

/** Could be tracking numbers: long, with digits, without two words */
const codesIn = (cells: readonly string[]): string[] =>
  cells.filter(
    (cell) => cell.length >= 8 && /\d/u.test(cell) && !/\p{L}{2}\s+\p{L}{2}/u.test(cell),
  );

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
  // Weights or counts may match order numbers by chance: headings outrank matches.
  const order = named ?? (most > 0 ? orders.indexOf(most) : columns.length === 2 ? 0 : undefined);
  const others = columns.filter((column) => column !== order);
  const codes = others.map((column) => distinct(codesIn(cells[column] ?? [])));
  const best = Math.max(0, ...codes);
  const tracking =
    others.find((column) => TRACKING.test(head[column] ?? '')) ??
    (others.length === 1
      ? others[0]
      : // More than a stray cell, and no other column like it.
        best > sample.length / 2 && codes.indexOf(best) === codes.lastIndexOf(best)
        ? others[codes.indexOf(best)]
        : undefined);
  return { order, tracking };
}

/**
 * Reads a table with or without header, with any separator.
 *
 * @param known order numbers that identify their column
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
  const widths = data.map((row) => ({
    cells: row.length,
    filled: row.findLastIndex((cell) => cell.trim() !== '') + 1,
  }));
  return { rows, widths, columns: columnsOf(rows, known) };
}

/** Returns the commonest width, the widest of several. */
function usualWidth(widths: readonly RowWidth[]): RowWidth | undefined {
  const byCells = groupBy(
    widths.filter(({ filled }) => filled > 0),
    ({ cells }) => String(cells),
  );
  const [usual = []] = [...byCells.values()].toSorted(
    (a, b) => b.length - a.length || (b[0]?.cells ?? 0) - (a[0]?.cells ?? 0),
  );
  return usual.toSorted((a, b) => b.filled - a.filled)[0];
}

function misfitOf({ cells, filled }: RowWidth, usual: RowWidth | undefined): { misfit?: Misfit } {
  if (!usual || filled === 0) return {};
  const width = { cells, headers: usual.cells };
  if (cells < usual.filled) return { misfit: { kind: 'fewCells', width } };
  return filled > usual.cells ? { misfit: { kind: 'manyCells', width } } : {};
}

/** Returns the lines; none until both columns are known. */
export function trackingLines({ rows, widths, columns }: TrackingTable): TrackingLine[] {
  const { order, tracking } = columns;
  if (order === undefined || tracking === undefined) return [];
  const head = orderNumber(rows[0]?.[order] ?? '');
  const start = head !== '' && !isNumber(head) ? 1 : 0;
  const [first] = widths;
  // A title may precede the headings.
  const usual = start === 1 && first && first.filled > 1 ? first : usualWidth(widths);
  return rows.flatMap((row, index): TrackingLine[] => {
    const width = widths[index];
    if (index < start || !width) return [];
    const line: TrackingLine = {
      line: index + 1,
      order: orderNumber(row[order] ?? ''),
      tracking: visible(row[tracking] ?? ''),
      ...misfitOf(width, usual),
    };
    return line.order !== '' || line.tracking !== '' || line.misfit ? [line] : [];
  });
}

export const columnHeads = ({ rows }: TrackingTable): string[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, column) =>
    visible(rows[0]?.[column] ?? '').slice(0, 40),
  );

/**
 * Assigns tracking numbers to an order's parcels in order. An order with more lines than parcels gets none, as it isn't
 * clear which are right.
 *
 * @param parcels in display order
 * @param leftOut numbers of selected orders with nothing to ship
 */
export function matchTracking(
  lines: readonly TrackingLine[],
  parcels: readonly OpenParcel[],
  leftOut: ReadonlySet<string>,
): Matched {
  const values = new Map<string, string>();
  const problems: LineProblem[] = [];
  for (const { line, order, tracking, misfit } of lines) {
    if (misfit) problems.push({ ...misfit, line, text: order || tracking });
  }
  const byOrder = groupBy(
    lines.filter(({ misfit }) => !misfit),
    ({ order }) => order,
  );
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
    // Repeated lines aren't a conflict.
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
 * Assigns numbers down the column, starting at `from`.
 *
 * @param text one number per line
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

/** Splits a field's tracking numbers at commas and semicolons. */
export const trackingNumbers = (text: string): string[] => [
  ...new Set(text.split(/[,;،]/u).map(visible).filter(Boolean)),
];

/** Returns tracking numbers that several parcels share. */
export function usedTwice(values: Iterable<string>): string[] {
  const all = [...values].flatMap(trackingNumbers);
  return [...new Set(all.filter((number, index) => all.indexOf(number) !== index))];
}
