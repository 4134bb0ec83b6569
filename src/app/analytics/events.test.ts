import { expect, test } from 'vitest';
import { routePattern } from './events.ts';

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
