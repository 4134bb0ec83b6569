import { expect, test } from 'vitest';
import { namespaces, openNamespaces, openNotes, readTexts } from './locales.ts';

test('what is open is told by namespace, with how many languages show English', () => {
  // There are no Klingon texts.
  expect(openNotes(['common'], ['en', 'ar', 'tlh'])).toEqual([
    'open: common (1 languages show English)',
  ]);
  expect(openNotes([], ['en'])).toEqual([]);
});

test('an open namespace is there in English and from right to left', () => {
  for (const namespace of openNamespaces) {
    expect(namespaces()).toContain(namespace);
    expect(readTexts('ar', namespace)).toBeDefined();
  }
});
