import { expect, test } from 'vitest';
import { PARAMS, paths } from '#app/paths.ts';
import { idsAt } from './ids-at.ts';

const many = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `id_${String(index).padStart(26, '0')}`);

test.each([
  {
    name: 'id',
    pathOf: (ids: string[]) => paths.orderPrint(ids, 'slip', { list: 'q=rope' }),
    pathname: '/a/orders/print',
  },
  {
    name: PARAMS.product,
    pathOf: (ids: string[]) => paths.priceListPrices('pl_1', ids),
    pathname: '/a/price-lists/pl_1/prices',
  },
])('a path with a thousand ids as $name can be loaded again', ({ name, pathOf, pathname }) => {
  for (const ids of [['a&b', 'ü#1'], many(150), many(1000)]) {
    const url = new URL(pathOf(ids), 'http://shop');
    expect(url.pathname).toBe(pathname);
    // Proxies take 8 kB.
    expect(url.search.length).toBeLessThan(6000);
    expect(idsAt(url, name)).toEqual(ids);
  }
  expect(new URL(pathOf(many(1000)), 'http://shop').search.length).toBeLessThan(1000);
});

test('ids that stand one by one, twice or not at all are read too', () => {
  expect(idsAt({ search: '?id=a&id=b,c&id=a', hash: '' }, 'id')).toEqual(['a', 'b', 'c']);
  expect(idsAt({ search: '?id=', hash: '' }, 'id')).toEqual([]);
  expect(idsAt({ search: '?q=1', hash: '#main' }, 'id')).toBeUndefined();
});
