import Papa from 'papaparse';
import { escapeFormula, unescapeFormula } from '../format/formulas.ts';

/**
 * Cells as spreadsheets exchange them: tabs between cells, line ends between rows, quotes where a cell holds either.
 * Nothing in them runs as a formula where they are pasted.
 */
export const toTsv = (cells: readonly (readonly string[])[]): string =>
  Papa.unparse(
    cells.map((row) => row.map(escapeFormula)),
    { delimiter: '\t', newline: '\n' },
  );

/** Reads what a spreadsheet has copied; the line end after the last row is no row. */
export function fromTsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/u, ''), { delimiter: '\t' });
  return data.map((row) => row.map(unescapeFormula));
}
