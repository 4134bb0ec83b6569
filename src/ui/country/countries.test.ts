import { expect, test } from 'vitest';
import { COUNTRY_CODES, countriesIn, findCountries, flagOf } from './countries.ts';
import { countryName } from './country-name.ts';

test('there are the 249 entries of ISO 3166-1, each with a name', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  for (const { code, name } of countriesIn('en')) expect(name).not.toBe(code);
});

test('names are those of the language, in its order', () => {
  expect(countryName('de', 'fr')).toBe('Allemagne');
  const swedish = countriesIn('de', ['se', 'at', 'de']).map(({ name }) => name);
  expect(swedish).toEqual(['Deutschland', 'Österreich', 'Schweden']);
});

test('found by name, English name, letters and without accents', () => {
  const german = countriesIn('de');
  const first = (text: string): string | undefined => findCountries(german, text)[0]?.code;
  expect(first('österr')).toBe('AT');
  expect(first('osterr')).toBe('AT');
  expect(first('austria')).toBe('AT');
  expect(first('IN')).toBe('IN');
  expect(findCountries(german, 'xyzzy')).toEqual([]);
  expect(findCountries(german, ' ')).toHaveLength(249);
});

test('a flag is made of the country’s letters', () => {
  expect(flagOf('de')).toBe('🇩🇪');
});
