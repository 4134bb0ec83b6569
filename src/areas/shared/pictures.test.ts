import { expect, test } from 'vitest';
import { ALT_KEY, altMetadata, altTexts, keptInOrder, picturesOf, sameOrder } from './pictures.ts';

test('texts of pictures are read from the metadata, whatever else is there', () => {
  expect(altTexts(null)).toEqual({});
  expect(altTexts({ [ALT_KEY]: 'x' })).toEqual({});
  expect(altTexts({ [ALT_KEY]: { a: 'A lamp', b: 5 } })).toEqual({ a: 'A lamp' });
  expect(picturesOf({ thumbnail: null, metadata: null })).toEqual({
    images: [],
    thumbnail: null,
    alts: {},
  });
});

test('only texts of pictures that are there are written', () => {
  const alts = { a: ' A lamp ', b: ' ', gone: 'x' };
  expect(altMetadata({ images: ['a', 'b'], thumbnail: null, alts })).toEqual({
    [ALT_KEY]: { a: 'A lamp' },
  });
  expect(altMetadata({ images: ['b'], thumbnail: null, alts })).toEqual({ [ALT_KEY]: '' });
});

test.each([
  ['abcd', 'abcd', 'abcd'],
  ['abcd', 'abdc', 'abd'],
  ['abcd', 'dabc', 'd'],
  ['abcd', 'bcda', 'bcd'],
  ['abcd', 'acbd', 'ac'],
])('to get from %s to %s, %s may stay', (current, wanted, kept) => {
  expect(keptInOrder([...current], [...wanted]).join('')).toBe(kept);
});

test('adding the others again, in order, gives what is wanted', () => {
  const current = [...'abcdef'];
  for (const wanted of ['fedcba', 'badcfe', 'cabfed', 'abcdef'].map((text) => [...text])) {
    const kept = keptInOrder(current, wanted);
    const rest = wanted.filter((url) => !kept.includes(url));
    expect(kept.length).toBeGreaterThan(0);
    expect(sameOrder([...kept, ...rest], wanted)).toBe(true);
  }
});
