import { expect, test } from 'vitest';
import { isTyped } from './typed-name.ts';

test('the name must be whole', () => {
  expect(isTyped('Europe', 'Europe')).toBe(true);
  expect(isTyped('europe', 'Europe')).toBe(false);
  expect(isTyped('Euro', 'Europe')).toBe(false);
  expect(isTyped('', 'Europe')).toBe(false);
});

test('spaces at the edges and the encoding of accents don’t matter', () => {
  expect(isTyped(' North  America ', 'North America')).toBe(true);
  expect(isTyped('Cafe\u0301', 'Caf\u00E9')).toBe(true);
});

test('a record without a name can’t be confirmed by typing nothing', () => {
  expect(isTyped(' ', '')).toBe(false);
});
