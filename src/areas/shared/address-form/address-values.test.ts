import { expect, test } from 'vitest';
import {
  addressBody,
  addressProblems,
  addressValues,
  isEmptyAddress,
  wholeAddress,
} from './address-values.ts';
import type { AddressValues } from './address-values.ts';

const address = {
  first_name: 'Ada',
  last_name: null,
  address_1: '7 Mole Street',
  city: 'Harbour',
  postal_code: '1001',
  country_code: 'NL',
};

const stored = addressValues(address);

test('what an address lacks is empty in its form, and none has an empty form', () => {
  expect(stored).toMatchObject({ first_name: 'Ada', last_name: '', country_code: 'nl', phone: '' });
  expect(addressValues(null)).toMatchObject({ city: '', country_code: null });
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

test('a whole address is sent without what it lacks, and a country alone is none', () => {
  expect(wholeAddress({ ...stored, company: '  ' })).toEqual({
    first_name: 'Ada',
    address_1: '7 Mole Street',
    city: 'Harbour',
    postal_code: '1001',
    country_code: 'nl',
  });
  expect(isEmptyAddress(stored)).toBe(false);
  expect(isEmptyAddress(addressValues({ country_code: 'nl' }))).toBe(true);
});
