import { expect, test } from 'vitest';
import { CreateProductBody } from '#generated/admin/products/products.zod.ts';
import { duplicateBody } from './duplicate.ts';
import type { Product } from './query.ts';

const none = {
  length: null,
  width: null,
  height: null,
  hs_code: null,
  mid_code: null,
  origin_country: null,
  material: null,
};
const product = {
  ...none,
  id: 'prod_1',
  title: 'Lamp',
  subtitle: null,
  description: 'Bright',
  handle: 'lamp',
  status: 'published',
  is_giftcard: false,
  discountable: true,
  weight: 200,
  thumbnail: 'u/1.png',
  images: [{ url: 'u/1.png' }, { url: 'u/2.png' }],
  type: { id: 'ptyp_1', value: 'Light' },
  collection_id: 'pcol_1',
  tags: [{ id: 'ptag_1', value: 'brass' }],
  categories: [{ id: 'pcat_1' }],
  sales_channels: [{ id: 'sc_1' }],
  metadata: { care: 'dry' },
  options: [{ id: 'opt_1', title: 'Size' }],
  variants: [
    {
      ...none,
      id: 'variant_1',
      title: 'S',
      sku: 'LAMP-S',
      ean: '4006381333931',
      weight: null,
      manage_inventory: true,
      allow_backorder: false,
      metadata: null,
      options: [{ option_id: 'opt_1', value: 'S' }],
      prices: [
        {
          currency_code: 'eur',
          region_id: null,
          amount: 1000,
          min_quantity: null,
          max_quantity: null,
          price_list_id: null,
        },
        {
          currency_code: 'eur',
          region_id: null,
          amount: 800,
          min_quantity: null,
          max_quantity: null,
          price_list_id: 'pl_1',
        },
      ],
    },
  ],
} as unknown as Product;

test('a copy is a draft with everything but codes, stock and prices of price lists', () => {
  const body = duplicateBody(product, { title: ' Lamp two ', handle: 'lamp-two', skuEnding: '' });
  expect(body).toMatchObject({
    title: 'Lamp two',
    handle: 'lamp-two',
    status: 'draft',
    weight: 200,
    images: ['u/1.png', 'u/2.png'],
    type: { value: 'Light' },
    tags: [{ value: 'brass' }],
    categories: [{ id: 'pcat_1' }],
    sales_channels: [{ id: 'sc_1' }],
    options: [{ title: 'Size' }],
  });
  expect(body.variants).toEqual([
    {
      title: 'S',
      manage_inventory: true,
      allow_backorder: false,
      prices: [{ currency_code: 'eur', amount: 1000 }],
      options: [{ value: 'S' }],
    },
  ]);
  expect(CreateProductBody.safeParse(body).success).toBe(true);
});

test('SKUs are kept with an ending', () => {
  const body = duplicateBody(product, { title: 'x', handle: 'x', skuEnding: '-2' });
  expect(body.variants?.[0]?.sku).toBe('LAMP-S-2');
});
