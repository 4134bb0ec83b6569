import { priceCurrency, priceRegionName } from '#app/activity/file-amounts.ts';
import type { StoreFacts } from './sheet.ts';

/** What the cells of a column hold. */
export type ColumnKind =
  | 'text'
  /** A whole number that is not negative: the server keeps no fractions of a gram or millimetre. */
  | 'measure'
  /** Units in stock. */
  | 'units'
  /** The address of a picture. */
  | 'address'
  | 'handle'
  | 'boolean'
  | 'status'
  | 'country'
  | 'price'
  | 'channel'
  | 'collection'
  | 'category'
  /** The server accepts the column and does nothing with it. */
  | 'unused';

export interface KnownColumn {
  /** The name as the server knows it. */
  name: string;
  kind: ColumnKind;
  /** The rows of one product must agree here; only the first of them counts. */
  isShared: boolean;
  /** The part of the product's body, or of its variant's, that the contract checks. */
  field?: string;
}

const product = (name: string, kind: ColumnKind, field?: string): KnownColumn => ({
  name: `Product ${name}`,
  kind,
  isShared: kind !== 'unused',
  ...(field ? { field } : {}),
});
const variant = (name: string, kind: ColumnKind, field?: string): KnownColumn => ({
  name: `Variant ${name}`,
  kind,
  isShared: false,
  ...(field ? { field } : {}),
});

/** Columns that the server knows by one name each. */
export const FIXED_COLUMNS: readonly KnownColumn[] = [
  product('Id', 'text'),
  product('Handle', 'handle', 'handle'),
  product('Title', 'text', 'title'),
  product('Subtitle', 'text', 'subtitle'),
  product('Description', 'text', 'description'),
  product('Status', 'status', 'status'),
  product('Thumbnail', 'address', 'thumbnail'),
  product('Weight', 'measure', 'weight'),
  product('Length', 'measure', 'length'),
  product('Width', 'measure', 'width'),
  product('Height', 'measure', 'height'),
  product('HS Code', 'text', 'hs_code'),
  product('Origin Country', 'country', 'origin_country'),
  product('MID Code', 'text', 'mid_code'),
  product('Material', 'text', 'material'),
  product('Collection Title', 'unused'),
  product('Collection Handle', 'collection'),
  product('Type', 'text'),
  product('Tags', 'text'),
  product('Discountable', 'boolean', 'discountable'),
  product('External Id', 'text'),
  product('Profile Name', 'unused'),
  product('Profile Type', 'unused'),
  variant('Id', 'text'),
  variant('Title', 'text', 'title'),
  variant('SKU', 'text', 'sku'),
  variant('Barcode', 'text', 'barcode'),
  variant('Inventory Quantity', 'units', 'inventory_quantity'),
  variant('Allow Backorder', 'boolean', 'allow_backorder'),
  variant('Manage Inventory', 'boolean', 'manage_inventory'),
  variant('Weight', 'measure', 'weight'),
  variant('Length', 'measure', 'length'),
  variant('Width', 'measure', 'width'),
  variant('Height', 'measure', 'height'),
  variant('HS Code', 'text', 'hs_code'),
  variant('Origin Country', 'country', 'origin_country'),
  variant('MID Code', 'text', 'mid_code'),
  variant('Material', 'text', 'material'),
];

/** Columns that a file can have several of, by a number in their name, which stands for `#` here. */
const NUMBERED: readonly (readonly [string, ColumnKind, boolean])[] = [
  ['Option # Name', 'text', true],
  ['Option # Value', 'text', false],
  ['Image # Url', 'address', true],
  ['Sales Channel # Name', 'channel', true],
  ['Sales Channel # Id', 'channel', true],
  ['Sales Channel # Description', 'unused', false],
  ['Product Category # Handle', 'category', true],
  ['Product Category # Name', 'unused', false],
  ['Product Category # Description', 'unused', false],
];

const byName = new Map(FIXED_COLUMNS.map((column) => [column.name.toLowerCase(), column]));
const byNumberedName = new Map(
  NUMBERED.map(([name, kind, isShared]) => [name.toLowerCase(), { name, kind, isShared }]),
);

/** The column that a header names in any letter case; undefined for one that the server would refuse the whole file for. */
export function knownColumn(header: string): KnownColumn | undefined {
  const given = header.trim();
  const fixed = byName.get(given.toLowerCase());
  if (fixed) return fixed;
  const [, start, digits, end] = /^(.* )(\d+)( .*)$/.exec(given) ?? [];
  const numbered = byNumberedName.get(`${start}#${end}`.toLowerCase());
  if (numbered && digits) return { ...numbered, name: numbered.name.replace('#', digits) };
  const location = stockLocation(given);
  // The app's own: the server has no columns for stock by location.
  if (location !== undefined) return { name: stockAt(location), kind: 'units', isShared: false };
  const currency = priceCurrency(given);
  if (currency === undefined) return undefined;
  const region = priceRegionName(given);
  const name = region === undefined ? `Price ${currency}` : regionPrice(region, currency);
  return { name, kind: 'price', isShared: false };
}

const regionPrice = (region: string, currency: string): string => `Price ${region} [${currency}]`;

/**
 * The column that a header names, as the server writes it.
 *
 * @param regions the store's: the server finds them by their exact names only
 */
export function targetOf(header: string, regions: StoreFacts['regions']): string | undefined {
  const target = knownColumn(header)?.name;
  const region = target && priceRegionName(target)?.toLowerCase();
  const currency = target && priceCurrency(target);
  const own = regions.find((one) => one.name.toLowerCase() === region && one.currency === currency);
  return own ? regionPrice(own.name, own.currency) : target;
}

/** The handle is how the server tells products apart, so that nothing works without it. */
export const HANDLE = 'Product Handle';

/**
 * What the server can't do without where a column is there but a cell is empty; what is new gets this, as it would
 * without the column.
 */
export const USUAL: ReadonlyMap<string, string> = new Map([
  ['Product Status', 'draft'],
  ['Product Discountable', 'true'],
  ['Variant Allow Backorder', 'false'],
  ['Variant Manage Inventory', 'true'],
]);

/** What exists already can't lose these; what is new is asked for its titles elsewhere. */
export const KEPT: ReadonlySet<string> = new Set([
  ...USUAL.keys(),
  'Product Title',
  'Variant Title',
]);

/** Tags, with commas between them. */
export const TAGS = 'Product Tags';

/** Cells that change nothing when they are empty; every other empty cell empties what is stored. */
export const STAYS_WHEN_EMPTY: ReadonlySet<string> = new Set([
  'Product Collection Handle',
  'Product Type',
  TAGS,
]);

/** A variant's stock: at its only location, or at the one that is chosen for the import. */
export const STOCK = 'Variant Inventory Quantity';

/** The column of a variant's stock at one of several locations. */
export const stockAt = (location: string): string => `${STOCK} [${location}]`;

/** The location that a column of stock names; undefined for the column without one, and for others. */
export const stockLocation = (header: string): string | undefined =>
  /^Variant Inventory Quantity \[(.+)\]$/i.exec(header)?.[1];

/** The columns that the server keeps an index of. */
export const KEYS: ReadonlySet<string> = new Set([HANDLE, 'Variant SKU', 'Variant Barcode']);

/** A file names sales channels in a column of its own. */
export const hasChannels = (targets: readonly (string | undefined)[]): boolean =>
  targets.some((target) => target && knownColumn(target)?.kind === 'channel');
