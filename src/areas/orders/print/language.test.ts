import { expect, test } from 'vitest';
import { customersLanguage } from './language.ts';

const order = (
  country: string | null,
  metadata: object | null = null,
  noted: object | null = null,
) =>
  ({
    metadata,
    customer: { metadata: noted },
    shipping_address: country === null ? null : { country_code: country },
    billing_address: null,
  }) as Parameters<typeof customersLanguage>[0];

test.each([
  ['de', 'de'],
  ['at', 'de'],
  ['sa', 'ar'],
  ['br', 'pt'],
  ['jp', 'ja'],
  ['us', 'en'],
  ['cn', 'zh'],
  // Traditional Chinese and Dutch aren't supported.
  ['tw', undefined],
  ['nl', undefined],
  ['??', undefined],
  [null, undefined],
])('who is sent something to %s reads %s', (country, language) => {
  expect(customersLanguage(order(country))).toBe(language);
});

test('what the order or the customer notes counts more than the country', () => {
  expect(customersLanguage(order('de', { locale: 'fr-CH' }))).toBe('fr');
  expect(customersLanguage(order('de', null, { language: 'ta' }))).toBe('tm');
  expect(customersLanguage(order('de', { language: 'it' }, { language: 'fr' }))).toBe('it');
  expect(customersLanguage(order('de', { locale: 'nl' }, { lang: 7 }))).toBe('de');
});
