import { expect, test } from 'vitest';
import { matching, moveActive } from './match.ts';

test.each([
  ['Products', 'prod', true],
  ['Products', '', true],
  ['Gift cards', 'car gi', true],
  ['Gift cards', 'gift box', false],
  ['Prodúkte', 'produkte', true],
  ['Produkte', 'PRODÜ', true],
  ['المنتجات', 'منتج', true],
  ['商品', '品', true],
])('“%s” found by “%s”: %s', (text, search, found) => {
  expect(matching(search)(text)).toBe(found);
});

test('arrows go round', () => {
  expect([-1, 0, 1, 2].map((current) => moveActive('ArrowDown', current, 3))).toEqual([0, 1, 2, 0]);
  expect([-1, 0, 1, 2].map((current) => moveActive('ArrowUp', current, 3))).toEqual([2, 2, 0, 1]);
  expect(moveActive('ArrowDown', -1, 0)).toBe(-1);
});
