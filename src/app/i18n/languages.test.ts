import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageCodes } from '../../../scripts/lib/locales.ts';
import { languages } from './language-names.ts';
import { directionOf, languageOf, languageTag } from './languages.ts';

test('there are at least 21 languages, sorted by code, each with its texts', () => {
  const codes = languages.map((language) => language.code);
  expect(codes.length).toBeGreaterThanOrEqual(21);
  expect(codes).toEqual(languageCodes());
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

test('Arabic is written from right to left', () => {
  expect(directionOf('ar')).toBe('rtl');
  expect(directionOf('de')).toBe('ltr');
});

test('the page’s head writes each language in its direction', () => {
  const head = readFileSync(new URL('../../../static/boot.js', import.meta.url), 'utf8');
  const leftward = languages.filter(({ code }) => directionOf(code) === 'rtl');
  expect(leftward.filter(({ code }) => !head.includes(`code === '${code}' ? 'rtl'`))).toEqual([]);
});

test('every tag is one that Intl knows', () => {
  for (const { code } of languages) {
    expect(Intl.PluralRules.supportedLocalesOf(languageTag(code))).toHaveLength(1);
  }
});
