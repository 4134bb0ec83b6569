import { expect, test } from 'vitest';
import { formatTag } from './format-tag.ts';

test.each([
  ['en', ['en-GB', 'de-DE'], 'en-GB'],
  ['en', ['de-DE', 'en', 'en-AU'], 'en-AU'],
  ['de', ['en-GB'], 'de'],
  ['pt-BR', ['pt-PT'], 'pt-PT'],
  ['ta', [], 'ta'],
])('%s for a reader of %j is written as %s', (language, preferred, tag) => {
  expect(formatTag(language, preferred)).toBe(tag);
});
