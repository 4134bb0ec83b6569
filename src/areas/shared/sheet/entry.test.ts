import i18next from 'i18next';
import { expect, test } from 'vitest';
import { LARGEST_AMOUNT } from '#ui/number/parse.ts';
import { unitsColumn } from '../price-grid/columns.ts';
import { added as addTo } from './entry.ts';

const column = unitsColumn({ id: 'a', name: 'A' }, { tag: 'en', t: i18next.t });
const added = (typed: Parameters<typeof addTo>[0], now: Parameters<typeof addTo>[1]) =>
  addTo(typed, now, column.parse);

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
    const own = unitsColumn({ id: 'a', name: 'A' }, { tag, t: i18next.t });
    expect(own.parse(String(LARGEST_AMOUNT + 1))).toEqual(sum);
  }
});

test.each([
  ['+3', 25, 28],
  ['-5', 40, 35],
  ['−5', 40, 35],
  ['– 5', 5, 0],
  ['+1,200', 0, 1200],
  ['+3', null, 3],
])('%s added to %s is %s', (text, now, sum) => {
  expect(added(column.parse(text), now)).toBe(sum);
});

test.each([
  ['-5', 3],
  ['-', 3],
  ['--3', 3],
  ['-1.5', 3],
])('%s added to %s stays to be mended', (text, now) => {
  expect(added(column.parse(text), now)).toEqual({ typed: text });
});
