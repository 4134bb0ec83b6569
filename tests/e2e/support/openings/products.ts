import { expect } from '@playwright/test';
import type { LongRecords } from '../hostile.ts';
import { bulk, choose, menu, named, press, select } from './opening.ts';
import type { Opening } from './opening.ts';

const productForm = (edit: string): Opening => ({
  name: `product, form ${edit}`,
  path: ({ product, variant }) => `/a/products/${product.id}?edit=${edit}&for=${variant}`,
  open: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
});

const found = ({ word }: LongRecords): string => `/a/products?q=${word}`;
const product = ({ product: { id } }: LongRecords): string => `/a/products/${id}`;

export const PRODUCT_LIST: readonly Opening[] = [
  { name: 'products found', path: found },
  { name: 'products found, selected', open: select },
  {
    name: 'products as cards',
    path: found,
    open: async (page) => {
      await press('Display')(page);
      await page.getByText(named(/^Grid$/)).click();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'products in a table again',
    open: async (page) => {
      await press('Display')(page);
      await page.getByText(named(/^Table$/)).click();
    },
  },
  { name: 'display', path: found, open: press('Display') },
  { name: 'filter', path: found, open: menu('Add filter') },
  { name: 'filtered', path: (r) => `${found(r)}&status=draft&status=published&tags=none` },
  { name: 'row menu', path: found, open: menu(/^Actions for/) },
  { name: 'stock of a row', path: found, open: press(/Edit stock/) },
  { name: 'export', path: found, open: choose('More actions', 'Export…') },
  { name: 'bulk: tags', path: found, open: bulk(/^Add tags/) },
  { name: 'bulk: collection', path: found, open: bulk(/collection/) },
  { name: 'bulk: delete', path: found, open: bulk(/^Delete/) },
  {
    name: 'prices of products, adjusted',
    path: ({ word }) => `/a/products/prices?list=${encodeURIComponent(`q=${word}`)}`,
    open: press('Adjust prices'),
  },
];

export const PRODUCT: readonly Opening[] = [
  { name: 'product', path: product },
  ...[
    'organization',
    'attributes',
    'options',
    'media',
    'metadata',
    'duplicate',
    'json',
    'newVariant',
    'variant',
    'copyVariant',
    'stock',
  ].map(productForm),
  ...[/^Values of/, /^Remove option/].map((button): Opening => ({
    name: `product, form options, ${button.source}`,
    path: (records) => `${product(records)}?edit=options`,
    open: press(button),
  })),
  ...[/^Edit .*Title/, /^Edit .*Subtitle/, /^Edit .*Handle/, /^Edit .*Weight[^·]*$/].map(
    (button): Opening => ({
      name: `product, fact, ${button.source}`,
      path: product,
      open: press(button),
    }),
  ),
  {
    name: 'product, price of a variant',
    path: product,
    open: (page) =>
      page
        .getByRole('button', { name: named(/^Edit .*Price in/) })
        .first()
        .press('Enter'),
  },
  { name: 'status menu', path: product, open: menu(/^Status/) },
  { name: 'product menu', path: product, open: menu('More actions') },
  { name: 'delete product', path: product, open: choose('More actions', /^Delete/) },
  { name: 'variant menu', path: product, open: menu(/^Actions for/) },
  { name: 'delete variant', path: product, open: choose(/^Actions for/, /^Delete/) },
];
