import { expect, test } from 'vitest';
import { createRouter } from './router.ts';
import { smallContract } from './small-contract.ts';

const find = createRouter(smallContract);

test.each([
  ['GET', '/admin/products', 'listProducts', {}],
  ['GET', '/admin/products/', 'listProducts', {}],
  ['GET', '/admin/products/types', 'listTypes', {}],
  ['GET', '/admin/products/prod_a', 'getProduct', { id: 'prod_a' }],
  ['DELETE', '/admin/products/a%2Fb', 'deleteProduct', { id: 'a/b' }],
  ['GET', '/admin/products/%zz', 'getProduct', { id: '%zz' }],
  [
    'POST',
    '/admin/products/prod_a/variants/variant_b',
    'updateProductVariant',
    { id: 'prod_a', variant_id: 'variant_b' },
  ],
])('%s %s is %s', (method, path, operationId, params) => {
  const match = find(method, path);
  expect([match?.operation.operationId, match?.params]).toEqual([operationId, params]);
});

test('no operation has another method or path', () => {
  expect(find('PATCH', '/admin/products')).toBeUndefined();
  expect(find('GET', '/admin')).toBeUndefined();
});
