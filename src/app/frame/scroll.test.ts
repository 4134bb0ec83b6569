import { expect, test } from 'vitest';
import { POSITION_LIMIT, scrollTarget, withPosition } from './scroll.ts';

const list = { pathname: '/a/products', search: '', key: 'one' };
const record = { pathname: '/a/products/prod_1', search: '', key: 'two' };

test('a link leads to the top, back and forward to where one was', () => {
  expect(scrollTarget('PUSH', list, record, {})).toBe(0);
  expect(scrollTarget('REPLACE', list, record, {})).toBe(0);
  expect(scrollTarget('POP', record, list, { one: 840 })).toBe(840);
  expect(scrollTarget('POP', record, list, {})).toBe(0);
});

test('what changes in place leaves the page where it is', () => {
  expect(scrollTarget('PUSH', record, { ...record, search: '?edit=general' }, {})).toBeUndefined();
  expect(scrollTarget('REPLACE', list, { ...list, search: '?q=oil' }, {})).toBeUndefined();
  expect(
    scrollTarget('PUSH', { ...list, search: '?page=2' }, { ...list, search: '?page=2&q=a' }, {}),
  ).toBeUndefined();
});

test('another page of a list begins at its top', () => {
  expect(scrollTarget('PUSH', list, { ...list, search: '?page=2' }, {})).toBe(0);
  expect(scrollTarget('PUSH', { ...list, search: '?page=2' }, list, {})).toBe(0);
});

test('so many positions are remembered, the newest', () => {
  expect(POSITION_LIMIT).toBe(50);
  let positions = {};
  for (let index = 0; index <= POSITION_LIMIT; index += 1) {
    positions = withPosition(positions, `k${index}`, index);
  }
  expect(Object.keys(positions)).toHaveLength(POSITION_LIMIT);
  expect(positions).not.toHaveProperty('k0');
  expect(withPosition({ a: 1, b: 2 }, 'a', 3)).toEqual({ b: 2, a: 3 });
});
