import Papa from 'papaparse';
import { amountScale } from '../../../app/activity/file-amounts.ts';
import { HANDLE, STOCK, USUAL, knownColumn } from './columns.ts';
import type { Sheet, StoreFacts } from './sheet.ts';

/**
 * The file that the server gets: only columns that it reads, under its own names, amounts in its units, and sales
 * channels by name, because it takes each of their columns for a channel of its own.
 */
export function writeForServer(sheet: Sheet, store: StoreFacts): string {
  const nameOf = new Map(
    store.channels.flatMap(({ id, name }) => [
      [id, name],
      [name, name],
    ]),
  );
  const targets = new Set(sheet.targets);
  const columns = sheet.targets.flatMap((target, index) => {
    const known = target ? knownColumn(target) : undefined;
    if (!known || known.kind === 'unused') return [];
    const name = known.kind === 'channel' ? known.name.replace(/ Id$/, ' Name') : known.name;
    if (name !== known.name && targets.has(name)) return [];
    const scale = amountScale(known.name);
    const write = (cell: string): string => {
      if (known.kind === 'channel') return nameOf.get(cell.trim()) ?? cell.trim();
      if (known.kind === 'text') return isUnquoted(known.name) ? keepQuotes(cell) : cell;
      const value = cell.trim() || (USUAL.get(known.name) ?? '');
      if (known.kind === 'boolean' || known.kind === 'status') return value.toLowerCase();
      return scale?.toServer(value) ?? value;
    };
    return [{ name, index, write }];
  });
  const ids = sheet.targets.indexOf('Variant Id');
  if (!targets.has(STOCK) && sheet.rows.every((row) => !row[ids]?.trim()))
    columns.push({ name: STOCK, index: -1, write: () => USUAL.get(STOCK) ?? '' });
  const rows = sheet.rows.map((row) => columns.map(({ index, write }) => write(row[index] ?? '')));
  return readableByServer([columns.map(({ name }) => name), ...rows]);
}

/** The server takes the first and the last character off a text that begins with a quotation mark. */
const isUnquoted = (name: string): boolean =>
  /^(Product|Variant) /.test(name) && name !== HANDLE && name !== 'Product Tags';
const keepQuotes = (cell: string): string => (cell.startsWith('"') ? `"${cell}"` : cell);

/** The server guesses the delimiter as its parser does, so one is taken that the parser guesses rightly. */
function readableByServer(rows: string[][]): string {
  for (const delimiter of [';', ',', '\t', '|']) {
    const text = Papa.unparse(rows, { delimiter, newline: '\r\n' });
    const sample = Papa.parse<string[]>(text, { preview: 20 });
    const isSame = sample.data.every((row, at) => row.join('\n') === rows[at]?.join('\n'));
    if (isSame) return text;
  }
  return Papa.unparse(rows, { delimiter: ';', newline: '\r\n' });
}
