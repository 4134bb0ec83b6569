import { expect, test } from 'vitest';
import { readDraft } from '#shared/flow/draft.ts';
import { PRODUCT_DRAFT } from './draft.ts';
import { NEW_PRODUCT, NEW_VARIANT, allVariants } from './values.ts';

const read = (stored: unknown) => readDraft(PRODUCT_DRAFT, stored);

test('a stored draft comes back as it was', () => {
  const draft = {
    values: {
      ...NEW_PRODUCT,
      title: 'Lamp',
      tags: ['brass'],
      weight: { typed: '1,5' },
      // Invalid input is restored too.
      variants: { '[]': { ...NEW_VARIANT, prices: { eur: { typed: 'twelve' }, usd: 5 } } },
    },
    saved_at: '2026-11-21T00:00:00Z',
    uploads: { 'u/1': 'key' },
    texts: { price: '1,5x' },
    created: { id: 'prod_1', publish: true },
  };
  expect(read(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('a draft with figures that its variants had not been given yet gives them', () => {
  const draft = read({
    values: {
      title: 'Lamp',
      options: [{ id: '1', title: 'Size', values: ['S', 'M'] }],
      variants: {
        '["S"]': { prices: { eur: 900, usd: 700 }, manage_inventory: false },
        '["M"]': { sku: 'M-1' },
      },
      forAll: { prices: { eur: 1000, gbp: { typed: 'free' } }, stock: { home: 4 }, sku: 'LAMP' },
      weight: 3,
      pictures: { images: ['u/1'], thumbnail: null, alts: {} },
    },
    saved_at: '2026-11-21T00:00:00Z',
  });
  const values = draft?.values ?? NEW_PRODUCT;
  expect(allVariants(values)).toMatchObject([
    { sku: '', prices: { eur: 1000, usd: 700 }, stock: {} },
    { sku: 'M-1', prices: { eur: 1000 }, stock: { home: 4 } },
  ]);
  expect(values).toMatchObject({
    weight: 3,
    pictures: { images: ['u/1'] },
    forAll: { prices: { gbp: { typed: 'free' } }, stock: {}, sku: 'LAMP' },
  });
});

test('fields of a later version begin empty', () => {
  expect(read({ values: { title: 'Lamp' }, saved_at: 'x' })?.values).toEqual({
    ...NEW_PRODUCT,
    title: 'Lamp',
  });
  expect(read({ values: { forAll: {} }, saved_at: 'x' })?.values).toEqual(NEW_PRODUCT);
});

test.each([null, 5, [], {}, { values: { tags: 'brass' }, saved_at: 'x' }, { values: {} }])(
  '%j is no draft',
  (stored) => {
    expect(read(stored)).toBeUndefined();
  },
);

test('the usual channel alone is not worth keeping', () => {
  expect(PRODUCT_DRAFT.isEmpty({ ...NEW_PRODUCT, sales_channels: ['sc_1'] })).toBe(true);
  expect(PRODUCT_DRAFT.isEmpty({ ...NEW_PRODUCT, title: 'L' })).toBe(false);
});
