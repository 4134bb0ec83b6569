import { expect } from '@playwright/test';
import { named, press } from './opening.ts';
import type { Opening } from './opening.ts';

/** -1 is the last step. */
const step = (place: number): Opening => ({
  name: `new product, step ${place}`,
  open: (page) =>
    page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(place).click(),
});

/** CSV rows, mostly invalid. */
const FILE = [
  'Product Handle,Product Title,Product Status,Variant Title,Variant SKU,Option 1 Name,Option 1 Value,Price EUR,Price JPY',
  'lamp,A lamp,publishd,Small,lamp-S,Size,Small,"1,234,567.89",1234567',
  'lamp,A lamp,draft,Large,lamp-L,Size,Large,cheap,12.345',
].join('\n');

export const NEW_PRODUCT: readonly Opening[] = [
  {
    name: 'new product, filled in',
    path: () => '/a/products/new',
    open: (page) => page.getByRole('textbox', { name: 'Title' }).first().fill('A lamp '.repeat(12)),
  },
  step(1),
  {
    name: 'new product, with an option',
    open: async (page) => {
      await press('Add option')(page);
      await page.getByLabel(named(/^Option 1$/)).fill('Size');
      const values = page.getByRole('combobox', { name: 'Values of option 1' });
      await values.fill('Small,Extraordinarily large');
      await values.press('Enter');
    },
  },
  ...[2, 3, -1].map(step),
];

export const IMPORT: readonly Opening[] = [
  {
    name: 'import with problems',
    path: () => '/a/products/import',
    open: async (page) => {
      const buffer = Buffer.from(FILE);
      const file = { name: `${'products-'.repeat(12)}.csv`, mimeType: 'text/csv', buffer };
      await page.getByLabel('Choose a CSV file').setInputFiles(file);
      await expect(page.getByRole('list', { name: named(/^Problems$/) })).toBeVisible();
    },
  },
];
