import type { DecimalSign } from '../money/parse.ts';
import type { CellValue } from './cells.ts';

/** A column of figures, or of texts. */
export interface GridColumn {
  id: string;
  header: string;
  /** A second line of the header: the currency of a region's prices. */
  detail?: string;
  /** Stands over this column and its neighbors of the same group. */
  group?: string;
  /** Its cells hold texts: they begin at the start, and are not summed. */
  isText?: boolean;
  /** Its figures have no decimals: a phone's keyboard needs no sign for them. */
  isWhole?: boolean;
  /** Its cells are read and copied, but not written. */
  isFixed?: boolean;
  /** Something is wrong with the column as a whole. */
  isBad?: boolean;
  /** Columns with the same unit can be summed together. */
  unit: string;
  /**
   * Reads what was typed or pasted; a text that is no value comes back as it was.
   *
   * @param decimal the sign before decimals, where what was pasted beside it tells
   */
  parse: (text: string, decimal?: DecimalSign) => CellValue;
  /** Writes a figure as the reader types it. */
  write: (value: number) => string;
  /** Writes a figure with its sign, for sums. */
  show: (value: number) => string;
  /** Why a text is no value, and what to do. */
  problem: (text: string) => string;
}

/** An empty text is no text. */
export const toText = (text: string): string | null => (text === '' ? null : text);

/** A column of texts; every text will do. */
export const textColumn = (
  id: string,
  header: string,
  rest: Pick<GridColumn, 'isBad'> = {},
): GridColumn => ({
  id,
  header,
  ...rest,
  isText: true,
  unit: 'text',
  parse: toText,
  write: String,
  show: String,
  problem: String,
});

/** What is wrong with a cell. */
export interface CellProblem {
  /** What it is, and what to do. */
  text: string;
  /** It may stay so. */
  isWarning?: boolean;
}

/** Neighboring columns under one header. */
export interface ColumnGroup {
  header: string;
  /** The first of its columns; they count from 0. */
  start: number;
  count: number;
}

/** The groups of columns from the first to the last; none when no column is in one. */
export function groupsOf(columns: readonly GridColumn[]): ColumnGroup[] {
  if (columns.every(({ group }) => group === undefined)) return [];
  const groups: ColumnGroup[] = [];
  for (const [start, { group: header = '' }] of columns.entries()) {
    const last = groups.at(-1);
    if (last?.header === header) last.count += 1;
    else groups.push({ header, start, count: 1 });
  }
  return groups;
}
