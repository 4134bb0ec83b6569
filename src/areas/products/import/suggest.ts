import { personValue } from '#app/preferences/storage.ts';
import { STOCK, TAGS, knownColumn } from './columns.ts';
import type { Sheet } from './sheet.ts';

/** “Option1 Name” equals “option 1 name”. */
const keyOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Price in the store's default currency. */
const PRICE = 'Price';
/** Headers of Shopify, WooCommerce, Magento, BigCommerce and common spreadsheets. */
const MEANINGS: readonly (readonly [target: string, headings: string])[] = [
  ['Product Handle', 'handle, slug, url key, url handle, permalink'],
  ['Product Title', 'title, name, product name, product'],
  ['Product Subtitle', 'subtitle, short description'],
  ['Product Description', 'body (html), body html, body, description'],
  ['Product Status', 'status'],
  ['Product Type', 'type'],
  [TAGS, 'tags'],
  ['Product Material', 'material'],
  ['Variant SKU', 'sku, product code/sku, article number, item number'],
  ['Variant Barcode', 'barcode, ean, gtin, upc, isbn, gtin upc ean or isbn'],
  ['Variant Weight', 'variant grams, grams'],
  [STOCK, 'variant inventory qty, inventory, stock, qty, quantity, current stock, stock quantity'],
  [PRICE, 'variant price, price, regular price'],
  ['Image 1 Url', 'image src, image url, image, product image url, base image'],
];
const WITHOUT_PLACE =
  'vendor, published, published on online store, product category, standardized product type, gift card, seo title, seo description, variant inventory tracker, variant inventory policy, variant fulfillment service, variant compare at price, variant requires shipping, variant taxable, image position, image alt text, variant image, variant weight unit, variant tax code, cost per item, is featured, visibility in catalog, tax status, tax class, option1 linked to, option2 linked to, option3 linked to';

const byKey = new Map([
  ...MEANINGS.flatMap(([target, headings]) =>
    headings.split(', ').map((heading) => [keyOf(heading), target] as const),
  ),
  ...WITHOUT_PLACE.split(', ').map((heading) => [keyOf(heading), ''] as const),
]);

/** '' for columns to skip. */
function meaningOf(heading: string, currency: string | undefined): string | undefined {
  const key = keyOf(heading);
  const [, option, part] = /^option(\d+)(name|value)$/.exec(key) ?? [];
  if (option && part) return knownColumn(`Option ${option} ${part}`)?.name;
  if (key.startsWith('googleshopping')) return '';
  const meaning = byKey.get(key);
  return meaning === PRICE ? currency && `${PRICE} ${currency}` : meaning;
}

/** By header key; '' for skipped columns. */
const mappedBefore = personValue<Record<string, string>>('importColumns', {});
const MOST = 300;

export function rememberMapping(heading: string, target: string, owner: string): void {
  const { [keyOf(heading)]: _, ...others } = mappedBefore.read(owner);
  const kept = Object.entries(others).slice(1 - MOST);
  mappedBefore.write(Object.fromEntries([...kept, [keyOf(heading), target]]), owner);
}

/**
 * Suggests targets for unknown columns, by column index; '' to skip. Prefers the user's earlier choices. Skips empty
 * columns, which would clear stored values.
 *
 * @param currency uppercase
 */
export function suggestedTargets(
  { headers, targets, rows }: Pick<Sheet, 'headers' | 'targets' | 'rows'>,
  currency: string | undefined,
  owner: string | undefined,
): ReadonlyMap<number, string> {
  const before = new Map(Object.entries(owner === undefined ? {} : mappedBefore.read(owner)));
  const taken = new Set(targets);
  const suggested = new Map<number, string>();
  for (const [column, heading] of headers.entries()) {
    const key = keyOf(heading);
    if (targets[column] !== undefined || key === '') continue;
    const isEmpty = rows.every((cells) => (cells[column] ?? '').trim() === '');
    const target = before.get(key) ?? (isEmpty ? '' : meaningOf(heading, currency));
    if (target === undefined || (target !== '' && taken.has(target))) continue;
    taken.add(target);
    suggested.set(column, target);
  }
  return suggested;
}
