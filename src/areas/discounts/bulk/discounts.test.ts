import { expect, test } from 'vitest';
import { discountBulk } from './discounts.ts';
import type { EarlierDiscount } from './discounts.ts';

const on: EarlierDiscount = { id: 'a', code: 'ON', isDisabled: false };
const off: EarlierDiscount = { id: 'b', code: 'OFF', isDisabled: true };
const concerned = (kind: 'disable' | 'enable' | 'delete'): EarlierDiscount[] =>
  [on, off].filter((item) => discountBulk.concerns({ kind }, item));

test('only what is on is switched off, and all can be deleted', () => {
  expect(concerned('disable')).toEqual([on]);
  expect(concerned('enable')).toEqual([off]);
  expect(concerned('delete')).toEqual([on, off]);
});

test('what someone switched back meanwhile is left alone by an undo, and a deletion has none', () => {
  expect(discountBulk.isAsLeft({ kind: 'disable' }, on, off)).toBe(true);
  expect(discountBulk.isAsLeft({ kind: 'disable' }, on, on)).toBe(false);
  expect(discountBulk.undoSteps({ kind: 'delete' }, [on], () => '')).toEqual([]);
  expect(discountBulk.undoSteps({ kind: 'disable' }, [on], () => '')).toHaveLength(1);
});
