import { expect, test } from 'vitest';
import {
  ALT_KEY,
  ORDER_KEY,
  pictureMetadata,
  altTexts,
  keptInOrder,
  picturesOf,
  sameOrder,
} from './pictures.ts';

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
  expect(pictureMetadata({ images: ['a', 'b'], thumbnail: null, alts })).toEqual({
    [ALT_KEY]: { a: 'A lamp' },
    [ORDER_KEY]: ['a', 'b'],
  });
  expect(pictureMetadata({ images: ['b'], thumbnail: null, alts })).toEqual({
    [ALT_KEY]: '',
    [ORDER_KEY]: '',
  });
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

test('pictures stand as noted, whatever the server shows; those it does not know come last', () => {
  const images = ['d', 'b', 'a', 'c'].map((url) => ({ url }));
  const order = (noted: unknown): string =>
    picturesOf({ images, thumbnail: null, metadata: { [ORDER_KEY]: noted } }).images.join('');
  expect(order(['a', 'b', 'gone', 'c'])).toBe('abcd');
  expect(order(undefined)).toBe('dbac');
  expect(order('abcd')).toBe('dbac');
});
