import Papa from 'papaparse';
import { escapeFormula, unescapeFormula } from '../format/formulas.ts';

/** TSV with escaped formulas. */
export const toTsv = (cells: readonly (readonly string[])[]): string =>
  Papa.unparse(
    cells.map((row) => row.map(escapeFormula)),
    { delimiter: '\t', newline: '\n' },
  );

/** Cells per paste, to stay responsive. */
export const MOST_PASTED = 200_000;

/** Counts without parsing. */
export function isTooMuch(text: string): boolean {
  let signs = 0;
  for (const sign of text) {
    if (sign === '\t' || sign === '\n') signs += 1;
    if (signs > MOST_PASTED) return true;
  }
  return false;
}

/** A final line end is no row. */
export function fromTsv(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/u, ''), { delimiter: '\t' });
  return data.map((row) => row.map(unescapeFormula));
}
