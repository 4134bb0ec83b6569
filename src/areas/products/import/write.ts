import Papa from 'papaparse';
import { amountScale } from '#app/activity/file-amounts.ts';
import {
  HANDLE,
  STOCK,
  TAGS,
  DEFAULT_VALUES,
  hasChannels,
  knownColumn,
  stockLocation,
} from './columns.ts';
import type { Known, Match } from './match.ts';
import { columnsOf, placesOf } from './places.ts';
import type { Sheet, StoreFacts } from './sheet.ts';
import type { StoredVariant } from './store.ts';

interface Column {
  name: string;
  write: (row: number) => string;
}

export interface Upload {
  /** Row indexes. */
  sent: readonly number[];
  known: Known;
  matches: readonly Match[];
}

/**
 * Writes the CSV in the server's spelling and units, with ids of existing records. Channels go by name only: the server
 * takes name and id columns for separate channels.
 *
 * @param channel channel name for new products if the file names none
 */
export function writeForServer(
  sheet: Sheet,
  store: StoreFacts,
  upload: Upload,
  channel?: string,
): string {
  const nameOf = new Map(
    store.channels.flatMap(({ id, name }) => [
      [id, name],
      [name, name],
    ]),
  );
  const targets = new Set(sheet.targets);
  const columns = sheet.targets.flatMap((target, index) => {
    const known = target ? knownColumn(target) : undefined;
    if (!known || known.kind === 'unused' || OWN.has(known.name)) return [];
    if (stockLocation(known.name) !== undefined) return [];
    const name = known.kind === 'channel' ? known.name.replace(/ Id$/, ' Name') : known.name;
    if (name !== known.name && targets.has(name)) return [];
    const scale = amountScale(known.name);
    const write = (cell: string): string => {
      if (known.kind === 'channel') return nameOf.get(cell.trim()) ?? cell.trim();
      if (known.kind === 'text') return isUnquoted(known.name) ? keepQuotes(cell) : cell;
      const value = cell.trim() || (DEFAULT_VALUES.get(known.name) ?? '');
      if (known.kind === 'boolean' || known.kind === 'status') return value.toLowerCase();
      return scale?.toServer(value) ?? value;
    };
    return [{ name, write: (row: number) => write(sheet.rows[row]?.[index] ?? '') }];
  });
  const { reader } = columnsOf(placesOf(sheet));
  const variantOf = (row: number): StoredVariant | undefined => {
    const { product, variantId } = upload.matches[row] ?? {};
    const stored = product && upload.known.stored.get(product.id);
    return stored?.variants.find(({ id }) => id === variantId);
  };
  // Without it, the server rejects new variants and clears existing stock.
  const stock = (row: number): string =>
    reader(sheet.rows[row] ?? [])(STOCK) || String(variantOf(row)?.units ?? 0);
  const own = [
    { name: 'Product Id', write: (row: number) => upload.matches[row]?.product?.id ?? '' },
    { name: 'Variant Id', write: (row: number) => upload.matches[row]?.variantId ?? '' },
  ].filter(({ write }) => upload.sent.some((row) => write(row) !== ''));
  const channels = hasChannels(sheet.targets) ? [] : channelColumns(upload, channel);
  const prices = keptPrices(targets, upload, variantOf);
  const all = [...own, ...columns, ...prices, ...channels, { name: STOCK, write: stock }];
  const rows = upload.sent.map((row) => all.map(({ write }) => write(row)));
  return readableByServer([all.map(({ name }) => name), ...rows]);
}

/** In a file with prices, the server deletes those of a variant that the file lacks, so they are repeated. */
function keptPrices(
  targets: ReadonlySet<string | undefined>,
  { sent }: Upload,
  variantOf: (row: number) => StoredVariant | undefined,
): Column[] {
  if (![...targets].some((target) => target?.startsWith('Price '))) return [];
  const stored = new Set(sent.flatMap((row) => Object.keys(variantOf(row)?.cells ?? {})));
  return [...stored].flatMap((name): Column[] => {
    if (targets.has(name) || knownColumn(name)?.kind !== 'price') return [];
    const scale = amountScale(name);
    const write = (row: number): string => {
      const amount = variantOf(row)?.cells[name] ?? '';
      return scale?.toServer(amount) ?? amount;
    };
    return [{ name, write }];
  });
}

/** The server would also overwrite the channels of existing products, so theirs are repeated. */
function channelColumns({ sent, known, matches }: Upload, channel: string | undefined): Column[] {
  const isNew = (row: number): boolean => !matches[row]?.product;
  if (channel === undefined || !sent.some(isNew)) return [];
  const namesOf = (row: number): readonly string[] => {
    const product = matches[row]?.product;
    return product ? (known.stored.get(product.id)?.channels ?? []) : [channel];
  };
  const most = Math.max(...sent.map((row) => namesOf(row).length));
  return Array.from({ length: most }, (_, at) => ({
    name: `Sales Channel ${at + 1} Name`,
    write: (row) => namesOf(row)[at] ?? '',
  }));
}

/** Columns filled from store data. */
const OWN: ReadonlySet<string> = new Set(['Product Id', 'Variant Id', STOCK]);

/** The server strips the first and last character of texts starting with a quotation mark. */
const isUnquoted = (name: string): boolean =>
  /^(Product|Variant) /.test(name) && name !== HANDLE && name !== TAGS;
const keepQuotes = (cell: string): string => (cell.startsWith('"') ? `"${cell}"` : cell);

/** The server guesses the delimiter: pick one it gets right. */
function readableByServer(rows: string[][]): string {
  for (const delimiter of [';', ',', '\t', '|']) {
    const text = Papa.unparse(rows, { delimiter, newline: '\r\n' });
    const sample = Papa.parse<string[]>(text, { preview: 20 });
    const isSame = sample.data.every((row, at) => row.join('\n') === rows[at]?.join('\n'));
    if (isSame) return text;
  }
  return Papa.unparse(rows, { delimiter: ';', newline: '\r\n' });
}
