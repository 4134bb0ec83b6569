import { expect, test } from 'vitest';
import { searchText, searchedNumber } from './search.ts';

test('an order’s number is searched without the sign before it', () => {
  expect(searchText(' #1042 ')).toBe('1042');
  expect(searchText('# 7')).toBe('7');
  expect(searchText('#12 Ada')).toBe('12 Ada');
  expect(searchText('٤٢')).toBe('42');
  expect(searchText('#lamp')).toBe('#lamp');
});

test('a text that is a number and nothing else is an order’s, as long as the server could keep it', () => {
  expect(searchedNumber('#1042')).toBe(1042);
  expect(searchedNumber(' 7 ')).toBe(7);
  expect(searchedNumber('#٤٢')).toBe(42);
  for (const text of ['', '0', '7a', '+31612345678', '31612345678', 'order 7', '1.5']) {
    expect(searchedNumber(text)).toBeUndefined();
  }
});
