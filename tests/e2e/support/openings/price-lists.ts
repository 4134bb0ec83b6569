import { expect } from '@playwright/test';
import { bulk, choose, menu, press, select } from './opening.ts';
import type { Opening } from './opening.ts';

export const PRICE_LISTS: readonly Opening[] = [
  { name: 'price lists, selected', path: () => '/a/price-lists', open: select },
  {
    name: 'price lists, row menu',
    path: () => '/a/price-lists',
    open: menu(/^Actions for/),
  },
  { name: 'price lists, bulk delete', path: () => '/a/price-lists', open: bulk(/^Delete/) },
  {
    name: 'price list, import of prices',
    path: ({ priceList }) => `${priceList}/prices`,
    open: press('Import prices'),
  },
  {
    name: 'price list, changes of a file',
    open: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'prices.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('SKU;Price EUR;Note\nnone;1.5.5;x\n'),
      });
      await expect(dialog.getByRole('region')).toBeVisible();
    },
  },
  {
    name: 'price list, fact',
    path: ({ priceList }) => priceList,
    open: press(/^Edit .*Type/),
  },
  {
    name: 'price list, duplicate',
    path: ({ priceList }) => priceList,
    open: choose('More actions', 'Duplicate'),
  },
  {
    name: 'price list, delete',
    path: ({ priceList }) => priceList,
    open: choose('More actions', /^Delete/),
  },
  {
    name: 'prices of a price list, adjusted',
    path: ({ priceList }) => `${priceList}/prices`,
    open: press('Adjust prices'),
  },
  {
    name: 'prices of a price list, another quantity',
    path: ({ priceList }) => `${priceList}/prices`,
    open: press('Add quantity tier'),
  },
];
