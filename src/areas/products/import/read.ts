import Papa from 'papaparse';
import { unescapeFormula } from '../../../app/activity/formulas.ts';
import { knownColumn } from './columns.ts';
import type { Sheet } from './sheet.ts';

/** Reads a CSV file; commas, semicolons and tabs are told apart by themselves. */
export function readSheet(text: string): Sheet {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [first = [], ...rows] = data;
  const headers = first.map((header) => unescapeFormula(header).trim());
  return {
    headers,
    targets: headers.map((header) => knownColumn(header)?.name),
    rows: rows.map((row) => headers.map((_, index) => unescapeFormula(row[index] ?? ''))),
  };
}
