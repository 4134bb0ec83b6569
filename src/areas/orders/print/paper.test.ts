import { expect, test } from 'vitest';
import { defaultPaper } from './paper.ts';

test.each([
  [['en-US'], 'letter'],
  [['fr-CA', 'fr'], 'letter'],
  [['es-MX'], 'letter'],
  [['en-GB', 'en-US'], 'a4'],
  [['de'], 'a4'],
  [['en'], 'letter'],
  // An explicit region outranks a language without one.
  [['en', 'de-AT'], 'a4'],
  [['es-419'], 'a4'],
  [['ar', 'not a tag'], 'a4'],
  [[], 'a4'],
] as const)('a browser that speaks %j prints on %s', (tags, paper) => {
  expect(defaultPaper(tags)).toBe(paper);
});
