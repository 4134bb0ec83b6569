import type { DecimalSign } from '../number/parse.ts';
import type { CellValue } from './cells.ts';

/** The decimal sign that a column’s pasted cells show. */
export type PastedSign = DecimalSign | 'unsettled';

export interface GridColumn {
  id: string;
  header: string;
  /** Second line, e.g. a currency. */
  detail?: string;
  /** Shared header. */
  group?: string;
  isText?: boolean;
  /** No decimals: phones open the numeric keyboard. */
  isWhole?: boolean;
  /** Read-only. */
  isFixed?: boolean;
  /** The whole column has a problem. */
  isBad?: boolean;
  /** Columns of the same unit are summed together. */
  unit: string;
  /**
   * Parses text; invalid text comes back as `{ typed }`.
   *
   * @param decimal only of pasted text, which may come from another language
   */
  parse: (text: string, decimal?: PastedSign) => CellValue;
  /** As the reader types it. */
  write: (value: number) => string;
  /** With its sign, for sums. */
  show: (value: number) => string;
  problem: (text: string) => string;
}

export const toText = (text: string): string | null => (text === '' ? null : text);

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

export interface CellProblem {
  text: string;
  /** Doesn't prevent saving. */
  isWarning?: boolean;
}

export interface ColumnGroup {
  header: string;
  /** Zero-based. */
  start: number;
  count: number;
}

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
