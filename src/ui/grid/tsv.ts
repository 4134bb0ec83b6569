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

/** Cells that are pasted at once: more than any spreadsheet here has of use, and few enough to be read in a moment. */
export const MOST_PASTED = 200_000;

/** True for a text with more cells than are pasted at once; told without reading them. */
export function isTooMuch(text: string): boolean {
  let signs = 0;
  for (const sign of text) {
    if (sign === '\t' || sign === '\n') signs += 1;
    if (signs > MOST_PASTED) return true;
  }
  return false;
}

/** Reads what a spreadsheet has copied; the line end after the last row is no row. */
export function fromTsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/u, ''), { delimiter: '\t' });
  return data.map((row) => row.map(unescapeFormula));
}
