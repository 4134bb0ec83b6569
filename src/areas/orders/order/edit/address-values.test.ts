import { expect, test } from 'vitest';
import type { Order } from '../query.ts';
import { addressBody, addressProblems, addressValues } from './address-values.ts';
import type { AddressValues } from './address-values.ts';

const order = {
  shipping_address: {
    first_name: 'Ada',
    last_name: null,
    address_1: '7 Mole Street',
    city: 'Harbour',
    postal_code: '1001',
    country_code: 'NL',
  },
  billing_address: null,
} as unknown as Order;

const stored = addressValues(order, 'shipping_address');

test('what an address lacks is empty in its form, and an order without one has an empty form', () => {
  expect(stored).toMatchObject({ first_name: 'Ada', last_name: '', country_code: 'nl', phone: '' });
  expect(addressValues(order, 'billing_address')).toMatchObject({ city: '', country_code: null });
});

test('the changed fields are sent, with the country always', () => {
  expect(
    addressBody('shipping_address', stored, { ...stored, city: ' Haven ', postal_code: '' }),
  ).toEqual({ shipping_address: { city: 'Haven', postal_code: '', country_code: 'nl' } });
  expect(addressBody('billing_address', stored, { ...stored, country_code: 'be' })).toEqual({
    billing_address: { country_code: 'be' },
  });
});

test.each<[string, Partial<AddressValues>, object]>([
  ['a whole address', {}, {}],
  ['one of the names', { first_name: ' ', last_name: 'Byrne' }, {}],
  ['no name at all', { first_name: '' }, { first_name: 'missing' }],
  ['no street', { address_1: ' ' }, { address_1: 'missing' }],
  ['no postal code', { postal_code: '' }, { postal_code: 'missing' }],
  ['no postal code in Ireland', { postal_code: '', country_code: 'ie' }, {}],
  ['no city in Singapore', { city: '', country_code: 'sg' }, {}],
  ['no country', { country_code: null }, { country_code: 'missing' }],
  ['a country of another region', { country_code: 'us' }, { country_code: 'outside' }],
])('%s', (_name, changed, problems) => {
  expect(addressProblems({ ...stored, ...changed }, ['nl', 'ie', 'sg'])).toEqual(problems);
});
