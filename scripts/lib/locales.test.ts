import { expect, test } from 'vitest';
import { openNotes, openTexts, readTexts } from './locales.ts';

test('what is open is told, with how many languages show English', () => {
  // There are no Klingon texts.
  expect(openNotes(['common'], ['en', 'ar', 'tlh'])).toEqual([
    'open: common (1 languages show English)',
  ]);
  expect(openNotes(['app:navigation.orders', 'app:none'], ['en', 'ar', 'tlh'])).toEqual([
    'open: app:navigation.orders (1 languages show English)',
    'open: app:none (3 languages show English)',
  ]);
  expect(openNotes([], ['en'])).toEqual([]);
});

test('what is open is there in English', () => {
  for (const one of openTexts) expect(readTexts('en', one.split(':')[0] ?? '')).toBeDefined();
});
