import { expect, test } from 'vitest';
import { cellForAll, tableVariants, unreadForAll, withCellForAll } from './for-all.ts';
import { NEW_PRODUCT, allVariants, withVariants } from './values.ts';
import type { Cell, CreateValues } from './values.ts';

const two: CreateValues = {
  ...NEW_PRODUCT,
  options: [{ id: '1', title: 'Size', values: ['S', 'M'] }],
};
const [small = '', medium = ''] = allVariants(two).map(({ key }) => key);
const shown = (values: CreateValues): Cell | undefined =>
  cellForAll(values, tableVariants(values, 'prices'), 'prices', 'eur');

test('what is written for all is what all have, until one differs', () => {
  const priced = withCellForAll(two, 'prices', 'eur', 500);
  expect(shown(priced)).toBe(500);
  const other = withVariants(priced, [medium], () => ({ prices: { eur: 700 } }));
  expect(shown(other)).toBeNull();
  expect(shown(withCellForAll(other, 'prices', 'eur', null))).toBeNull();
  expect(allVariants(withCellForAll(other, 'prices', 'eur', null))).toMatchObject([
    { prices: { eur: null } },
    { prices: { eur: null } },
  ]);
});

test('what is no value stays where it was typed; taken away, it takes nothing along', () => {
  const priced = withCellForAll(two, 'prices', 'eur', 500);
  const wrong = withCellForAll(priced, 'prices', 'eur', { typed: 'x' });
  expect(shown(wrong)).toEqual({ typed: 'x' });
  expect(unreadForAll(wrong, 'prices')).toEqual([{ typed: 'x' }]);
  expect(withCellForAll(wrong, 'prices', 'eur', null)).toEqual(priced);
});

test('stock is given to variants that are tracked', () => {
  const untracked = withVariants(two, [small], () => ({ manage_inventory: false }));
  const stocked = withCellForAll(untracked, 'stock', 'home', 3);
  expect(allVariants(stocked).map(({ stock }) => stock)).toEqual([{}, { home: 3 }]);
  const none = withVariants(untracked, [medium], () => ({ manage_inventory: false }));
  expect(cellForAll(none, tableVariants(none, 'stock'), 'stock', 'home')).toBeUndefined();
});
