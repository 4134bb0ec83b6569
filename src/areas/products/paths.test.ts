import { expect, test } from 'vitest';
import { LIST_PARAM, onPage, productPath } from './paths.ts';

test('a product opened from the usual list has a short address', () => {
  expect(productPath('prod_1')).toBe('/a/products/prod_1');
  expect(productPath('prod_1', new URLSearchParams())).toBe('/a/products/prod_1');
});

test('the list that it was opened from can be read again, signs and all', () => {
  const list = new URLSearchParams([
    ['q', 'a & b=c'],
    ['status', 'draft'],
    ['status', 'published'],
  ]);
  const address = new URL(productPath('prod_1', list), 'http://shop');
  const read = new URLSearchParams(address.searchParams.get(LIST_PARAM) ?? '');
  expect(read.toString()).toBe(list.toString());
});

test('another page of a list, the first one without a number', () => {
  expect(onPage('q=lamp', 2)).toBe('q=lamp&page=2');
  expect(onPage('q=lamp&page=2', 1)).toBe('q=lamp');
});
