import { expect, test } from 'vitest';
import { languages } from './language-names.ts';
import { directionOf, languageCodes, languageOf, languageTag } from './languages.ts';

test('there are 21 languages, sorted by code', () => {
  const codes = languages.map((language) => language.code);
  expect(codes).toHaveLength(21);
  expect(codes).toEqual(languageCodes);
  expect(codes).toEqual(codes.toSorted());
  expect(new Set(codes).size).toBe(21);
});

test('Tamil keeps its code and is known to browsers by its tag', () => {
  expect(languages.find((language) => language.code === 'tm')?.native).toBe('தமிழ்');
  expect(languageTag('tm')).toBe('ta');
  expect(languageOf('ta-IN')).toBe('tm');
});

test.each([
  ['de-AT', 'de'],
  ['pt_BR', 'pt'],
  ['zh-Hans-CN', 'zh'],
  ['EN', 'en'],
])('only the language part of %s counts', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test('only Arabic is written from right to left', () => {
  expect(
    languages.filter(({ code }) => directionOf(code) === 'rtl').map(({ code }) => code),
  ).toEqual(['ar']);
});

test('every tag is one that Intl knows', () => {
  for (const { code } of languages) {
    expect(Intl.PluralRules.supportedLocalesOf(languageTag(code))).toHaveLength(1);
  }
});
