import i18next from 'i18next';
import { expect, test } from 'vitest';
import { LARGEST_AMOUNT } from '#ui/money/parse.ts';
import { unitsColumn } from '../price-grid/columns.ts';
import { added } from './entry.ts';

test('units join those that are there, or are the first', () => {
  expect(added(12, 40)).toBe(52);
  expect(added(12, 0)).toBe(12);
  expect(added(12, null)).toBe(12);
  expect(added(12, { typed: 'many' })).toBe(12);
});

test('an empty line of a list adds nothing, and places nothing where nothing is kept', () => {
  expect(added(null, 40)).toBe(40);
  expect(added(null, null)).toBeNull();
});

test('what is no number stays to be mended', () => {
  expect(added({ typed: 'twelve' }, 40)).toEqual({ typed: 'twelve' });
});

test('more than there can be is a text that no column takes, in every language', () => {
  const sum = added(1, LARGEST_AMOUNT);
  expect(sum).toEqual({ typed: String(LARGEST_AMOUNT + 1) });
  for (const tag of ['en', 'de', 'ar-EG', 'hi']) {
    const column = unitsColumn({ id: 'a', name: 'A' }, { tag, t: i18next.t });
    expect(column.parse(String(LARGEST_AMOUNT + 1))).toEqual(sum);
  }
});
