import { expect, test } from 'vitest';
import { PINNED_FILTERS, splitFilters } from './filters.ts';

const split = (filters: string, set: string, pinned: number): string[] => {
  const { shown, waiting } = splitFilters([...filters], (filter) => set.includes(filter), pinned);
  return [shown.join(''), waiting.join('')];
};

test('set filters always show, and so many of the others', () => {
  expect(PINNED_FILTERS).toBe(4);
  expect(split('abcdef', '', 4)).toEqual(['abcd', 'ef']);
  expect(split('abcdefg', 'f', 4)).toEqual(['abcdf', 'eg']);
});

test('on a phone only set filters show', () => {
  expect(split('abc', 'b', 0)).toEqual(['b', 'ac']);
  expect(split('ab', 'b', 0)).toEqual(['b', 'a']);
});

test('a single filter doesn’t wait in a menu of its own', () => {
  expect(split('abcde', '', 4)).toEqual(['abcde', '']);
});
