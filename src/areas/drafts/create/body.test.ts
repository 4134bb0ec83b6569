import { expect, test } from 'vitest';
import { addressValues } from '#shared/address-form/address-values.ts';
import { draftBody } from './body.ts';
import { custom, draftOf, item, pricesOf } from './test-values.ts';

test('the usual price isn’t sent, so that the server takes its own with its tax', () => {
  expect(draftBody(draftOf([item({ quantity: 2 })]), pricesOf(1000)).items).toEqual([
    { variant_id: 'variant_1', quantity: 2 },
  ]);
  expect(draftBody(draftOf([item({ price: 1000 })]), pricesOf(1000)).items).toEqual([
    { variant_id: 'variant_1', quantity: 1 },
  ]);
});

test('an entered price is sent, and one of this customer’s groups', () => {
  expect(draftBody(draftOf([item({ price: 900 })]), pricesOf(1000)).items).toEqual([
    { variant_id: 'variant_1', quantity: 1, unit_price: 900 },
  ]);
  expect(draftBody(draftOf([item()]), pricesOf(800, 1000)).items).toEqual([
    { variant_id: 'variant_1', quantity: 1, unit_price: 800 },
  ]);
});

test('a variant that comes twice has both prices sent', () => {
  const twice = draftOf([item(), item({ key: '2', price: 900 })]);
  expect(draftBody(twice, pricesOf(1000)).items?.map((one) => one.unit_price)).toEqual([1000, 900]);
});

test('custom items, codes, shipping, addresses and silence are sent as they stand', () => {
  const shipping = { ...addressValues(null), address_1: ' 7 Mole Street ', country_code: 'nl' };
  const values = draftOf([custom({ title: ' Engraving ' })], {
    customerId: 'cus_1',
    codes: ['TEN'],
    shippingOptionId: 'so_1',
    shippingPrice: 0,
    shipping,
    isSilent: true,
  });
  const address = { address_1: '7 Mole Street', country_code: 'nl' };
  expect(draftBody(values, pricesOf(1000))).toEqual({
    email: 'ada@example.com',
    customer_id: 'cus_1',
    region_id: 'reg_1',
    items: [{ title: 'Engraving', unit_price: 500, quantity: 1 }],
    discounts: [{ code: 'TEN' }],
    shipping_methods: [{ option_id: 'so_1', price: 0 }],
    shipping_address: address,
    billing_address: address,
    no_notification_order: true,
  });
  expect(draftBody(draftOf([custom()]), pricesOf(1000))).not.toHaveProperty('shipping_address');
});
