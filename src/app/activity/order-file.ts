import { currencyDigits } from '#ui/format/currency.ts';
import { escapeFormula } from '#ui/format/formulas.ts';
import { shiftPoint } from './file-amounts.ts';
import { FILE_MARK, readServerCsv, writeCsv } from './server-csv.ts';

const AMOUNTS = [
  'Subtotal',
  'Shipping Total',
  'Discount Total',
  'Gift Card Total',
  'Refunded Total',
  'Tax Total',
  'Total',
];
const HEADS = [...AMOUNTS, 'Currency Code'].join(';');

/** The server quotes no cell, so a semicolon in an address moves those after it. */
const amountsAt = (row: readonly string[]): number =>
  row.findIndex((subtotal, at) => {
    const cells = row.slice(at, at + AMOUNTS.length);
    const total = cells[AMOUNTS.length - 1];
    return (
      subtotal !== '' &&
      total !== undefined &&
      total !== '' &&
      cells.every((cell) => /^(?:-?\d+)?$/.test(cell)) &&
      /^[a-z]{3}$/i.test(row[at + AMOUNTS.length] ?? '')
    );
  });

/**
 * Returns an order export with its amounts in their currency, which the server writes in its smallest unit, and safe to
 * open; undefined for other files.
 */
export function orderFile(text: string): string | undefined {
  const [header = [], ...rows] = readServerCsv(text.replace(/^\uFEFF/, ''));
  if (!header.join(';').includes(HEADS)) return undefined;
  const lines = rows.map((row) => {
    const from = amountsAt(row);
    const digits = currencyDigits(row[from + AMOUNTS.length] ?? '');
    const isAmount = (at: number): boolean => from >= 0 && at >= from && at < from + AMOUNTS.length;
    return row.map((cell, at) => escapeFormula(isAmount(at) ? shiftPoint(cell, -digits) : cell));
  });
  return FILE_MARK + writeCsv([header.map(escapeFormula), ...lines]);
}
