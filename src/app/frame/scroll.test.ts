import { expect, test } from 'vitest';
import { POSITION_LIMIT, TOP, entryOf, scrollTarget, withPosition } from './scroll.ts';

const list = { pathname: '/a/products', search: '', key: 'one' };
const record = { pathname: '/a/products/prod_1', search: '', key: 'two' };

const there = { page: 0, list: 840 };

test('a link leads to the top, back and forward to where one was', () => {
  expect(scrollTarget('PUSH', list, record, {})).toEqual(TOP);
  expect(scrollTarget('REPLACE', list, record, {})).toEqual(TOP);
  expect(scrollTarget('POP', record, list, { [entryOf(list)]: there })).toEqual(there);
  expect(scrollTarget('POP', list, { ...record, key: 'one' }, { [entryOf(list)]: there })).toEqual(
    TOP,
  );
  expect(scrollTarget('POP', record, list, {})).toEqual(TOP);
});

test('what changes in place leaves the page where it is', () => {
  expect(scrollTarget('PUSH', record, { ...record, search: '?edit=general' }, {})).toBeUndefined();
  expect(scrollTarget('REPLACE', list, { ...list, search: '?q=oil' }, {})).toBeUndefined();
  expect(
    scrollTarget('PUSH', { ...list, search: '?page=2' }, { ...list, search: '?page=2&q=a' }, {}),
  ).toBeUndefined();
});

test('another page of a list begins at its top', () => {
  expect(scrollTarget('PUSH', list, { ...list, search: '?page=2' }, {})).toEqual(TOP);
  expect(scrollTarget('PUSH', { ...list, search: '?page=2' }, list, {})).toEqual(TOP);
});

test('so many positions are remembered, the newest', () => {
  expect(POSITION_LIMIT).toBe(50);
  let positions = {};
  for (let index = 0; index <= POSITION_LIMIT; index += 1) {
    positions = withPosition(positions, `k${index}`, there);
  }
  expect(Object.keys(positions)).toHaveLength(POSITION_LIMIT);
  expect(positions).not.toHaveProperty('k0');
  expect(Object.keys(withPosition({ a: TOP, b: TOP }, 'a', there))).toEqual(['b', 'a']);
});
