import { expect, test } from 'vitest';
import { addressOf, isMoved, locationProblems, rowsOf, toValues } from './location-values.ts';
import type { LocationValues } from './location-values.ts';

const values = (fields: Partial<LocationValues> = {}): LocationValues => ({
  ...toValues(undefined),
  name: 'Quay',
  ...fields,
});
const whole = values({ country_code: 'nl', address_1: '7 Mole Street', city: 'Harbour' });

test('a location needs a name, and its address a street and a country or nothing at all', () => {
  expect(locationProblems(values({ name: ' ' }), false)).toEqual({ name: 'nameMissing' });
  expect(locationProblems(values(), false)).toEqual({});
  expect(locationProblems(values({ city: 'Harbour' }), false)).toEqual({
    address_1: 'streetMissing',
    country_code: 'countryMissing',
  });
  expect(locationProblems(whole, false)).toEqual({});
});

test('an address that is there already can’t be taken away', () => {
  expect(locationProblems(values(), true)).toEqual({ address_1: 'addressKept' });
});

test('what was entered is sent, and what was emptied is sent empty', () => {
  expect(addressOf(values())).toBeUndefined();
  expect(addressOf({ ...whole, address_1: ' 7 Mole Street ' })).toEqual({
    address_1: '7 Mole Street',
    country_code: 'nl',
    city: 'Harbour',
  });
  expect(addressOf({ ...whole, city: '' }, whole)).toEqual({
    address_1: '7 Mole Street',
    country_code: 'nl',
    city: '',
  });
});

test('a changed address is told from an unchanged one', () => {
  expect(isMoved(whole, { ...whole, name: 'Other' })).toBe(false);
  expect(isMoved(whole, { ...whole, city: '' })).toBe(true);
  expect(isMoved(values(), whole)).toBe(true);
});

test('nobody’s name is asked for, and the rows follow the country', () => {
  expect(rowsOf('nl').flat()).toEqual([
    'address_1',
    'address_2',
    'postal_code',
    'city',
    'province',
  ]);
  expect(rowsOf('gb').flat().at(-1)).toBe('postal_code');
});

test('a damaged location has empty fields', () => {
  const damaged = { name: 'Quay', address: null, sales_channels: [null, { id: 'b' }] };
  expect(toValues(damaged as never)).toMatchObject({ city: '', channels: ['b'] });
});
