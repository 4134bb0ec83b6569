import Papa from 'papaparse';
import { unescapeFormula } from '#ui/format/formulas.ts';
import { knownColumn } from './columns.ts';
import { LONGEST_CELL, MOST_COLUMNS, MOST_ROWS } from './limits.ts';
import type { Sheet } from './sheet.ts';

/** Why a file can't be shown as rows. */
export type Unreadable =
  | 'empty'
  | 'spreadsheet'
  | 'binary'
  | 'oneColumn'
  | 'noRows'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'longCell'
  | 'openQuote'
  | 'unknown';

/** A file that can't be shown as rows, with what to tell its reader. */
export class UnreadableFile extends Error {
  readonly reason: Unreadable;
  /** The row at fault, as a spreadsheet counts: the header is the first. */
  readonly row: number | undefined;

  constructor(reason: Unreadable, row?: number) {
    super(reason);
    this.reason = reason;
    this.row = row;
  }
}

/** A line that tells spreadsheets how the cells are separated. */
const SEPARATOR = /^sep=([,;\t|])\r?\n/i;

/**
 * Reads a CSV file; commas, semicolons and tabs are told apart by themselves.
 *
 * @throws UnreadableFile where it is no such file, or more than the import takes
 */
export function readSheet(text: string): Sheet {
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') throw new UnreadableFile('empty');
  if (plain.includes('\0')) throw new UnreadableFile('binary');
  const separator = SEPARATOR.exec(plain);
  const { data, errors } = Papa.parse<string[]>(
    separator ? plain.slice(separator[0].length) : plain,
    {
      skipEmptyLines: 'greedy',
      // One more than allowed is enough to know that there are too many.
      preview: MOST_ROWS + 2,
      ...(separator?.[1] ? { delimiter: separator[1] } : {}),
    },
  );
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) throw new UnreadableFile('openQuote', (open.row ?? 0) + 1);
  const [first = [], ...rows] = data;
  if (first.length > MOST_COLUMNS) throw new UnreadableFile('tooManyColumns');
  if (first.length < 2) throw new UnreadableFile('oneColumn');
  if (rows.length === 0) throw new UnreadableFile('noRows');
  if (rows.length > MOST_ROWS) throw new UnreadableFile('tooManyRows');
  const long = data.findIndex((row) => row.some((cell) => cell.length > LONGEST_CELL));
  if (long >= 0) throw new UnreadableFile('longCell', long + 1);
  const headers = first.map((header) => unescapeFormula(header).trim());
  return {
    headers,
    targets: headers.map((header) => knownColumn(header)?.name),
    rows: rows.map((row) => headers.map((_, index) => unescapeFormula(row[index] ?? ''))),
  };
}
