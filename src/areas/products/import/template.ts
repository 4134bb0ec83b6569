import { escapeFormula } from '#ui/format/formulas.ts';
import { writeCsv } from '#app/activity/server-csv.ts';
import { FIXED_COLUMNS, STOCK, stockAt } from './columns.ts';
import type { StoreFacts } from './sheet.ts';

const EXAMPLE: Record<string, string> = {
  'Product Handle': 'linen-shirt',
  'Product Title': 'Linen shirt',
  'Product Status': 'draft',
  'Product Discountable': 'true',
  'Variant Title': 'Medium',
  'Variant SKU': 'LINEN-SHIRT-M',
  'Variant Allow Backorder': 'false',
  'Variant Manage Inventory': 'true',
  'Option 1 Name': 'Size',
  'Option 1 Value': 'Medium',
};

/** Returns a CSV with all columns and an example row. */
export function templateFor(store: StoreFacts): string {
  const stock =
    store.locations.length > 1 ? store.locations.map(({ name }) => stockAt(name)) : [STOCK];
  const headers = [
    ...FIXED_COLUMNS.filter(({ kind, name }) => kind !== 'unused' && !name.endsWith(' Id')).flatMap(
      ({ name }) => (name === STOCK ? stock : [name]),
    ),
    ...store.currencies.map((currency) => `Price ${currency}`),
    'Option 1 Name',
    'Option 1 Value',
    'Image 1 Url',
    'Sales Channel 1 Name',
    'Product Category 1 Handle',
  ];
  const price = store.currencies[0] ? { [`Price ${store.currencies[0]}`]: '25' } : {};
  const channel = store.channels[0] ? { 'Sales Channel 1 Name': store.channels[0].name } : {};
  const units = stock[0] ? { [stock[0]]: '10' } : {};
  const cells: Record<string, string> = { ...EXAMPLE, ...price, ...channel, ...units };
  return `\uFEFF${writeCsv([
    headers.map(escapeFormula),
    headers.map((header) => escapeFormula(cells[header] ?? '')),
  ])}`;
}
