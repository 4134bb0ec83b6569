import { expect, test } from 'vitest';
import { custom, draftOf, item } from './test-values.ts';
import { inRegion, valuesFrom, withCustomItem, withVariants } from './values.ts';

const picked = {
  variantId: 'variant_1',
  title: 'Rope',
  variantTitle: '10 m',
  thumbnail: null,
  sku: null,
  unitPrice: 1000,
  includesTax: false,
  quantity: 2,
};

test('a variant that is there becomes more, unless it has a price of its own', () => {
  expect(withVariants([item()], [picked]).map(({ quantity }) => quantity)).toEqual([3]);
  const [, added] = withVariants([item({ price: 900 })], [picked]);
  expect(added).toMatchObject({ key: '2', quantity: 2, price: null });
  expect(withCustomItem([item({ key: '4' })])[1]).toMatchObject({ key: '5', quantity: 1 });
});

test('another region keeps every item, and prices only in the same currency', () => {
  const values = draftOf([item({ price: 900 }), custom({ key: '2' })], {
    shippingOptionId: 'so_1',
    codes: ['TEN'],
  });
  const yen = inRegion(values, { id: 'reg_2', currency_code: 'jpy' });
  expect(yen.items.map(({ title, price }) => [title, price])).toEqual([
    ['Rope', null],
    ['Engraving', null],
  ]);
  expect(yen).toMatchObject({ currency: 'jpy', shippingOptionId: '', codes: ['TEN'] });
  const euros = inRegion(values, { id: 'reg_3', currency_code: 'eur' });
  expect(euros.items).toBe(values.items);
  expect(inRegion(values, { id: 'reg_1', currency_code: 'eur' })).toBe(values);
});

test('a draft like another one has its items, prices, discounts, shipping and addresses', () => {
  const address = { address_1: '7 Mole Street', country_code: 'NL' };
  const line = { title: 'Rope', description: '10 m', thumbnail: null, quantity: 2 };
  const stored = {
    region_id: 'reg_1',
    email: 'ada@example.com',
    customer_id: 'cus_1',
    items: [
      { ...line, variant_id: 'variant_1', unit_price: 900, includes_tax: false },
      { ...line, variant_id: 'variant_2', unit_price: 1210, includes_tax: true },
      { ...line, variant_id: null, unit_price: 500, description: null },
    ],
    discounts: [{ code: 'TEN' }],
    shipping_methods: [
      { shipping_option_id: 'so_1', price: 640, shipping_option: { amount: 500 } },
    ],
    shipping_address: address,
    billing_address: address,
  } as unknown as Parameters<typeof valuesFrom>[0];
  const values = valuesFrom(stored, 'eur', null);
  // Tax-inclusive amounts can't be sent as prices.
  expect(values.items.map(({ price }) => price)).toEqual([900, null, 500]);
  expect(values).toMatchObject({
    codes: ['TEN'],
    shippingOptionId: 'so_1',
    shippingPrice: 640,
    isBillingSame: true,
    isSilent: false,
  });
  expect(values.shipping.country_code).toBe('nl');
});
