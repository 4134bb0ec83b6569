import { expect, test } from 'vitest';
import { groupsByProduct } from './useProductGroups.ts';

const products = [
  { id: 'prod_1', collection_id: 'pcol_1', categories: [{ id: 'pcat_1' }, { id: 'pcat_2' }] },
  { id: 'prod_2', collection_id: null },
  null,
] as unknown as Parameters<typeof groupsByProduct>[0];

test('a product is in one collection at most', () => {
  expect(groupsByProduct(products, 'collection')).toEqual(
    new Map([
      ['prod_1', ['pcol_1']],
      ['prod_2', []],
    ]),
  );
});

test('a product may be in several categories', () => {
  expect(groupsByProduct(products, 'category').get('prod_1')).toEqual(['pcat_1', 'pcat_2']);
});
