import { expect, test } from 'vitest';
import { PARAMS, onPage, paths, routePattern } from './paths.ts';

test('a record is opened from a list, with a form or alone', () => {
  expect(paths.product('prod_1')).toBe('/a/products/prod_1');
  expect(paths.product('prod_1', { edit: 'variant', subject: 'variant_1' })).toBe(
    '/a/products/prod_1?edit=variant&for=variant_1',
  );
  expect(paths.collections({ edit: 'new' })).toBe('/a/collections?edit=new');
  expect(paths.category('pcat_1', { find: '' })).toBe('/a/categories/pcat_1');
});

test('the list that a record was opened from survives the address, whatever it holds', () => {
  const list = new URLSearchParams([
    ['q', 'Lamp & Söhne = 50%'],
    ['tags', 'a'],
    ['tags', 'b'],
  ]);
  const url = new URL(paths.product('prod_1', { list: list.toString() }), 'http://shop');
  const read = new URLSearchParams(url.searchParams.get(PARAMS.list) ?? '');
  expect([...read]).toEqual([...list]);
});

test('pages of an extension are below its name', () => {
  expect(paths.extension('warranties')).toBe('/a/x/warranties');
  expect(paths.extension('warranties', '/claims?open=1')).toBe('/a/x/warranties/claims?open=1');
});

test('the list on another page', () => {
  expect(onPage('q=lamp', 2)).toBe('q=lamp&page=2');
  expect(onPage('q=lamp&page=2', 1)).toBe('q=lamp');
});

test.each([
  ['/a/products', {}, '/a/products'],
  ['/a/products/prod_1', { id: 'prod_1' }, '/a/products/:id'],
  [
    '/a/orders/order_1/returns/ret_2',
    { id: 'order_1', returnId: 'ret_2' },
    '/a/orders/:id/returns/:returnId',
  ],
  ['/a/customers/ada%40example.com', { id: 'ada@example.com' }, '/a/customers/:id'],
  ['/a/what/is/this', { '*': 'what/is/this' }, '/a/*'],
  ['/a/ada%20l', { '*': 'ada l' }, '/a/*'],
  ['/a/', { '*': '' }, '/a/*'],
  ['/a/%E0%A4%A', { '*': '%E0%A4%A' }, '/a/*'],
])('%s is told as its pattern', (pathname, params, pattern) => {
  expect(routePattern(pathname, params)).toBe(pattern);
});
