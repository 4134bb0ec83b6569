import { expect, test } from 'vitest';
import { addressLines, addressRows, neededFields } from './address.ts';

const person = { first_name: 'Ada', last_name: 'Lovelace', company: null, address_2: null };

test.each([
  [
    'nl',
    { address_1: 'Maashaven 12', postal_code: '3081 AE', city: 'Rotterdam', province: '' },
    ['Ada Lovelace', 'Maashaven 12', '3081 AE Rotterdam', 'Netherlands'],
  ],
  [
    'us',
    { address_1: '12 Pier Ave', postal_code: '04101', city: 'Portland', province: 'ME' },
    ['Ada Lovelace', '12 Pier Ave', 'Portland, ME 04101', 'United States'],
  ],
  [
    'us',
    { address_1: '12 Pier Ave', postal_code: '04101', city: 'Portland', province: null },
    ['Ada Lovelace', '12 Pier Ave', 'Portland 04101', 'United States'],
  ],
  [
    'gb',
    { address_1: '3 Quay St', address_2: 'Flat 2', postal_code: 'TR11 3HH', city: 'Falmouth' },
    ['Ada Lovelace', '3 Quay St', 'Flat 2', 'Falmouth', 'TR11 3HH', 'United Kingdom'],
  ],
  [
    'br',
    { address_1: 'Rua A, 5', postal_code: '20040-020', city: 'Rio de Janeiro', province: 'RJ' },
    ['Ada Lovelace', 'Rua A, 5', 'Rio de Janeiro - RJ', '20040-020', 'Brazil'],
  ],
  ['it', { city: 'Genova', province: 'GE' }, ['Ada Lovelace', 'Genova GE', 'Italy']],
])('%s: an address stands in the order of its country', (country_code, place, lines) => {
  expect(addressLines({ ...person, ...place, country_code }, 'en')).toEqual(lines);
});

test('a Japanese address goes from the place to the person, unless it is in Latin letters', () => {
  const japan = { country_code: 'JP', postal_code: '220-0012' };
  expect(
    addressLines(
      {
        ...japan,
        first_name: '陽子',
        last_name: '田中',
        province: '神奈川県',
        city: '横浜市',
        address_1: 'みなとみらい2-3',
      },
      'ja',
    ),
  ).toEqual(['〒220-0012', '神奈川県横浜市', 'みなとみらい2-3', '田中 陽子', '日本']);
  expect(addressLines({ ...japan, ...person, city: 'Yokohama', address_1: '2-3' }, 'en')).toEqual([
    'Ada Lovelace',
    '2-3',
    '220-0012 Yokohama',
    'Japan',
  ]);
});

test('an empty or damaged address has no lines', () => {
  expect(addressLines({}, 'en')).toEqual([]);
  expect(addressLines({ country_code: 'jp', city: '横浜' }, 'en')).toEqual(['横浜', 'Japan']);
});

test('the fields of an address stand as its country writes them', () => {
  expect(addressRows('nl')).toEqual([
    ['first_name', 'last_name'],
    ['company'],
    ['address_1'],
    ['address_2'],
    ['postal_code', 'city'],
    ['province'],
  ]);
  expect(addressRows('US').at(-1)).toEqual(['city', 'province', 'postal_code']);
  const japanese = addressRows('jp');
  expect(japanese[0]).toEqual(['postal_code']);
  expect(japanese.at(-1)).toEqual(['last_name', 'first_name']);
  expect(addressRows('')).toEqual(addressRows('nl'));
});

test('a parcel needs a street, and a city and a postal code where there are such', () => {
  expect(neededFields('nl')).toEqual(['address_1', 'city', 'postal_code']);
  expect(neededFields('ie')).toEqual(['address_1', 'city']);
  expect(neededFields('hk')).toEqual(['address_1']);
});
