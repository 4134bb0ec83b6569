import { amountScale } from './file-amounts.ts';
import { escapeFormula } from '#ui/format/formulas.ts';
import { FILE_MARK, readServerCsv, writeCsv } from './server-csv.ts';

/** Escapes formulas and corrects amounts. */
export function safeFile(text: string): string {
  const [header = [], ...rows] = readServerCsv(text.replace(/^\uFEFF/, ''));
  const scale = header.map((name) => amountScale(name));
  const safe = rows.map((row) =>
    row.map((cell, index) => escapeFormula(scale[index]?.fromServer(cell) ?? cell)),
  );
  return FILE_MARK + writeCsv([header.map(escapeFormula), ...safe]);
}
