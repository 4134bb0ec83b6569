import type { CellValue } from './cells.ts';

/** A column of figures. */
export interface GridColumn {
  id: string;
  header: string;
  /** A second line of the header: the currency of a region's prices. */
  detail?: string;
  /** Columns with the same unit can be summed together. */
  unit: string;
  /** Reads what was typed or pasted; a text that is no value comes back as it was. */
  parse: (text: string) => CellValue;
  /** Writes a value as the reader types it. */
  write: (value: number) => string;
  /** Writes a value with its sign, for sums. */
  show: (value: number) => string;
  /** Why a text is no value, and what to do. */
  problem: (text: string) => string;
}
