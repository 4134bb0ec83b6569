import { priceCurrency, priceRegionName } from '#app/activity/file-amounts.ts';
import type { StoreFacts } from './sheet.ts';

export type ColumnKind =
  | 'text'
  /** Non-negative integer: the server stores no fractions. */
  | 'measure'
  | 'units'
  | 'address'
  | 'handle'
  | 'boolean'
  | 'status'
  | 'country'
  | 'price'
  | 'channel'
  | 'collection'
  | 'category'
  /** Accepted but ignored by the server. */
  | 'unused';

export interface KnownColumn {
  /** Name in the server's spelling. */
  name: string;
  kind: ColumnKind;
  /** Rows of a product must agree; the server uses the first. */
  isShared: boolean;
  /** Field in the request body, checked with the API schema. */
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

/** Repeatable columns; `#` is a number. */
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

/** Returns a header's column (case-insensitive). The server rejects files with unknown columns. */
export function knownColumn(header: string): KnownColumn | undefined {
  const given = header.trim();
  const fixed = byName.get(given.toLowerCase());
  if (fixed) return fixed;
  const [, start, digits, end] = /^(.* )(\d+)( .*)$/.exec(given) ?? [];
  const numbered = byNumberedName.get(`${start}#${end}`.toLowerCase());
  if (numbered && digits) return { ...numbered, name: numbered.name.replace('#', digits) };
  const location = stockLocation(given);
  // The server has no stock columns by location.
  if (location !== undefined) return { name: stockAt(location), kind: 'units', isShared: false };
  const currency = priceCurrency(given);
  if (currency === undefined) return undefined;
  const region = priceRegionName(given);
  const name = region === undefined ? `Price ${currency}` : regionPrice(region, currency);
  return { name, kind: 'price', isShared: false };
}

const regionPrice = (region: string, currency: string): string => `Price ${region} [${currency}]`;

/**
 * Returns a header's column in the server's spelling.
 *
 * @param regions the store's regions; the server matches their names exactly
 */
export function targetOf(header: string, regions: StoreFacts['regions']): string | undefined {
  const target = knownColumn(header)?.name;
  const region = target && priceRegionName(target)?.toLowerCase();
  const currency = target && priceCurrency(target);
  const own = regions.find((one) => one.name.toLowerCase() === region && one.currency === currency);
  return own ? regionPrice(own.name, own.currency) : target;
}

/** The server identifies products by handle. */
export const HANDLE = 'Product Handle';

/** Defaults for empty cells of new records, which the server would reject. */
export const DEFAULT_VALUES: ReadonlyMap<string, string> = new Map([
  ['Product Status', 'draft'],
  ['Product Discountable', 'true'],
  ['Variant Allow Backorder', 'false'],
  ['Variant Manage Inventory', 'true'],
]);

/** Existing records can't lose these. */
export const KEPT: ReadonlySet<string> = new Set([
  ...DEFAULT_VALUES.keys(),
  'Product Title',
  'Variant Title',
]);

/** Comma-separated. */
export const TAGS = 'Product Tags';

/** Other empty cells clear the stored value. */
export const STAYS_WHEN_EMPTY: ReadonlySet<string> = new Set([
  'Product Collection Handle',
  'Product Type',
  TAGS,
]);

/** Stock at the only location, or at the one chosen for the import. */
export const STOCK = 'Variant Inventory Quantity';

export const stockAt = (location: string): string => `${STOCK} [${location}]`;

export const stockLocation = (header: string): string | undefined =>
  /^Variant Inventory Quantity \[(.+)\]$/i.exec(header)?.[1];

/** Columns indexed by the server's database. */
export const KEYS: ReadonlySet<string> = new Set([HANDLE, 'Variant SKU', 'Variant Barcode']);

export const hasChannels = (targets: readonly (string | undefined)[]): boolean =>
  targets.some((target) => target && knownColumn(target)?.kind === 'channel');
