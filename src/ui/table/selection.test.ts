import { expect, test } from 'vitest';
import { pageSelection, toggled, toggledAll, toggledRange } from './selection.ts';

const page = ['a', 'b', 'c', 'd'];
const set = (text: string): Set<string> => new Set(text);

test('one row is added and taken away again', () => {
  expect(toggled(set('a'), 'b')).toEqual(set('ab'));
  expect(toggled(set('ab'), 'b')).toEqual(set('a'));
});

test('a range goes both ways from the row chosen before', () => {
  expect(toggledRange(set('b'), page, 'b', 'd')).toEqual(set('bcd'));
  expect(toggledRange(set('d'), page, 'd', 'b')).toEqual(set('dbc'));
});

test('a range takes away when its last row was selected', () => {
  expect(toggledRange(set('abcd'), page, 'b', 'd')).toEqual(set('a'));
});

test('without a row chosen before on this page only the one row changes', () => {
  expect(toggledRange(set('x'), page, 'x', 'c')).toEqual(set('xc'));
  expect(toggledRange(set(''), page, undefined, 'c')).toEqual(set('c'));
});

test('all rows of the page, keeping those of other pages', () => {
  expect(toggledAll(set('xb'), page)).toEqual(set('xbacd'));
  expect(toggledAll(set('xabcd'), page)).toEqual(set('x'));
});

test('says how much of the page is selected', () => {
  expect(pageSelection(set('x'), page)).toBe('none');
  expect(pageSelection(set('xa'), page)).toBe('some');
  expect(pageSelection(set('xabcd'), page)).toBe('all');
});
