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
    ['Ada Lovelace', 'Rua A, 5', 'Rio de Janeiro-RJ', '20040-020', 'Brazil'],
  ],
  ['it', { city: 'Genova', province: 'GE' }, ['Ada Lovelace', 'Genova GE', 'Italy']],
  [
    'co',
    { postal_code: '110111', city: 'Bogotá', province: 'Cundinamarca' },
    ['Ada Lovelace', 'Bogotá, Cundinamarca, 110111', 'Colombia'],
  ],
  [
    'hu',
    { address_1: 'Fő utca 2', postal_code: '1011', city: 'Budapest' },
    ['Ada Lovelace', 'Budapest', 'Fő utca 2', '1011', 'Hungary'],
  ],
  [
    'ci',
    { address_1: 'Rue 12', address_2: 'Apt 3', city: 'Abidjan' },
    ['Ada Lovelace', 'Rue 12', 'Apt 3', 'Abidjan', 'Côte d’Ivoire'],
  ],
  [
    'mz',
    { postal_code: '1100', city: 'Maputo', province: 'Cidade de Maputo' },
    ['Ada Lovelace', '1100 Maputo', 'Cidade de Maputo', 'Mozambique'],
  ],
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
    'Yokohama 220-0012',
    'Japan',
  ]);
});

test.each([
  ['gb', { city: 'Falmouth', province: 'Cornwall', postal_code: 'TR11 3HH' }],
  ['ae', { city: 'Al Ain', province: 'Abu Dhabi', postal_code: '17172' }],
  ['gi', { city: 'Gibraltar', province: 'Europa', postal_code: 'GX11 1AA' }],
  ['sg', { city: 'Singapore', province: 'Tampines', postal_code: '018956' }],
  ['gg', { city: 'St Peter Port', province: 'Guernsey', postal_code: 'GY1 1AA' }],
  ['ag', { city: 'St. John’s', province: 'Saint John', postal_code: '1' }],
])('%s: whatever is known is shown', (country_code, place) => {
  const lines = addressLines({ ...person, ...place, country_code }, 'en')
    .slice(0, -1)
    .join('\n');
  for (const value of Object.values(place)) expect(lines.split(value)).toHaveLength(2);
  expect(lines).toMatch(/^Ada Lovelace\n/u);
});

test('a place in its own script comes first whatever is added', () => {
  expect(
    addressLines(
      {
        country_code: 'mo',
        first_name: '偉',
        last_name: '陳',
        address_1: '議事亭前地',
        city: '澳門',
      },
      'en',
    ),
  ).toEqual(['澳門', '議事亭前地', '陳 偉', 'Macao SAR China']);
});

test('a code of the country, for letters from abroad, is left to the user', () => {
  const place = { postal_code: '111 22', city: 'Stockholm', country_code: 'se' };
  expect(addressLines({ ...person, ...place }, 'en')[1]).toBe('111 22 Stockholm');
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
