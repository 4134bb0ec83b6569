import { expect, test } from 'vitest';
import { CreateProductBody } from '#generated/admin/products/products.zod.ts';
import { createBody, placements } from './body.ts';
import { NEW_PRODUCT, allVariants, withVariants } from './values.ts';

const base = {
  ...NEW_PRODUCT,
  title: ' Lamp ',
  handle: 'lamp',
  options: [
    { id: '1', title: ' Size ', values: ['S', 'M'] },
    { id: '2', title: 'Color', values: [] },
  ],
};
const keys = allVariants(base).map(({ key }) => key);

test('a product of which only the name is known', () => {
  expect(createBody({ ...NEW_PRODUCT, title: 'Lamp', handle: 'lamp' }, 'draft')).toEqual({
    title: 'Lamp',
    handle: 'lamp',
    status: 'draft',
    discountable: true,
    options: [],
    variants: [
      { title: 'Lamp', manage_inventory: true, allow_backorder: false, prices: [], options: [] },
    ],
  });
});

test('all that was typed goes into one call that keeps the contract', () => {
  const values = withVariants(
    {
      ...base,
      subtitle: ' Bright ',
      weight: 0,
      origin_country: 'NL',
      type: ' Light ',
      collection_id: 'pcol_1',
      tags: ['brass'],
      categories: ['pcat_1'],
      sales_channels: [],
      priceRegions: ['reg_1'],
      pictures: { images: ['u/2', 'u/1'], thumbnail: 'u/1', alts: { 'u/1': 'A lamp' } },
    },
    [keys[0] ?? ''],
    () => ({ sku: ' LAMP-S ', weight: 120, prices: { eur: 1000, reg_1: 900, usd: null } }),
  );
  const body = createBody(values, 'published');
  expect(body).toMatchObject({
    title: 'Lamp',
    subtitle: 'Bright',
    weight: 0,
    origin_country: 'NL',
    type: { value: 'Light' },
    sales_channels: [],
    images: ['u/2', 'u/1'],
    thumbnail: 'u/1',
    metadata: { image_alt: { 'u/1': 'A lamp' }, image_order: ['u/2', 'u/1'] },
    options: [{ title: 'Size' }],
  });
  expect(body.variants?.[0]).toEqual({
    title: 'S',
    sku: 'LAMP-S',
    weight: 120,
    manage_inventory: true,
    allow_backorder: false,
    prices: [
      { currency_code: 'eur', amount: 1000 },
      { region_id: 'reg_1', amount: 900 },
    ],
    options: [{ value: 'S' }],
  });
  expect(CreateProductBody.safeParse(body).success).toBe(true);
});

test('fields of extensions join the metadata of the pictures', () => {
  const pictures = { images: ['u/1'], thumbnail: 'u/1', alts: { 'u/1': 'A lamp' } };
  const extended = { metadata: { warranty_months: 24 } };
  const body = createBody({ ...base, pictures }, 'draft', extended);
  expect(body.metadata).toMatchObject({ image_alt: { 'u/1': 'A lamp' }, warranty_months: 24 });
  expect(createBody(base, 'draft', extended).metadata).toEqual({ warranty_months: 24 });
});

test('prices of a region that was taken away again are not sent', () => {
  const typed = withVariants({ ...base, priceRegions: ['reg_1'] }, [keys[0] ?? ''], () => ({
    prices: { eur: 1000, reg_1: 7700, reg_2: 5500 },
  }));
  const prices = (values: typeof typed): number[] | undefined =>
    createBody(values, 'draft').variants?.[0]?.prices?.map(({ amount }) => amount);
  expect(prices(typed)).toEqual([1000, 7700]);
  expect(prices({ ...typed, priceRegions: [] })).toEqual([1000]);
});

test('stock is put where something was typed, also nothing left, for counted variants that are made', () => {
  const values = withVariants(base, keys, (_variant, key) =>
    key === keys[0]
      ? { stock: { a: 5, b: null, c: 0 } }
      : { stock: { a: 3 }, manage_inventory: false },
  );
  expect(placements(values)).toEqual([
    {
      key: keys[0],
      values: ['S'],
      title: 'S',
      locations: [
        { location: 'a', stocked: 5 },
        { location: 'c', stocked: 0 },
      ],
    },
  ]);
  expect(placements({ ...values, left: keys })).toEqual([]);
});
