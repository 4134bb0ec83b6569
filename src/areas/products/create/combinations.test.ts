import { expect, test } from 'vitest';
import { MOST_VARIANTS, combinationCount, combinationKey, combinations } from './combinations.ts';

const option = (title: string, ...values: string[]) => ({ id: title, title, values });

test('all combinations, the last option changing fastest', () => {
  expect(combinations([option('Size', 'S', 'M'), option('Colour', 'red', 'blue')])).toEqual([
    ['S', 'red'],
    ['S', 'blue'],
    ['M', 'red'],
    ['M', 'blue'],
  ]);
});

test('without options there is one variant', () => {
  expect(combinations([])).toEqual([[]]);
});

test('options without values make no difference yet; a name that is being changed does not undo one', () => {
  expect(combinations([option('Size', 'S'), option(' ', 'x'), option('Colour')])).toEqual([
    ['S', 'x'],
  ]);
});

test('more than a screen can take are counted, not made', () => {
  const values = Array.from({ length: 30 }, (_, index) => String(index));
  const options = [option('A', ...values), option('B', ...values)];
  expect(combinationCount(options)).toBe(900);
  expect(combinationCount(options)).toBeGreaterThan(MOST_VARIANTS);
  expect(combinations(options)).toEqual([]);
});

test('values that hold the separator of others are told apart', () => {
  expect(combinationKey(['a,b'])).not.toBe(combinationKey(['a', 'b']));
});
