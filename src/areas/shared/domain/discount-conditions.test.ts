import { expect, test } from 'vitest';
import {
  CONDITION_TYPES,
  PRODUCT_CONDITION_TYPES,
  isForCustomers,
} from './discount-condition-kinds.ts';
import type { ProductTraits } from './discount-condition-kinds.ts';
import { CONDITION_READERS } from './discount-condition-readers.ts';
import { conditionsOf, whyNotFor } from './discount-conditions.ts';
import type { Condition } from './discount-conditions.ts';

const PRODUCT: ProductTraits = {
  id: 'prod_1',
  discountable: true,
  collection_id: 'col_1',
  type_id: null,
  tags: [{ id: 'tag_1' }, { id: 'tag_2' }],
};

const PRODUCTS: Condition = { type: 'products', operator: 'in', products: [{ id: 'prod_1' }] };
const TYPES: Condition = {
  type: 'product_types',
  operator: 'in',
  product_types: [{ id: 'type_1' }],
};
const TAGS: Condition = {
  type: 'product_tags',
  operator: 'not_in',
  product_tags: [{ id: 'tag_2' }],
};
const GROUPS: Condition = {
  type: 'customer_groups',
  operator: 'in',
  customer_groups: [{ id: 'group_1' }],
};

test('the first condition that a product fails is told; groups are the customer’s', () => {
  expect(whyNotFor([PRODUCTS, GROUPS], PRODUCT)).toBeUndefined();
  expect(whyNotFor([PRODUCTS, TYPES, TAGS], PRODUCT)).toBe('product_types.in');
  expect(whyNotFor([PRODUCTS, TAGS], PRODUCT)).toBe('product_tags.not_in');
  expect(whyNotFor([], { ...PRODUCT, discountable: false })).toBe('notDiscountable');
  expect(whyNotFor([PRODUCTS], { ...PRODUCT, id: 'prod_2' })).toBe('products.in');
  expect(whyNotFor([{ type: 'product_collections', operator: 'not_in' }], PRODUCT)).toBeUndefined();
});

test('a rule without conditions, a damaged one and no rule have none', () => {
  expect(conditionsOf(null)).toEqual([]);
  expect(conditionsOf({})).toEqual([]);
  expect(conditionsOf({ conditions: [null, TAGS] as Condition[] })).toEqual([TAGS]);
});

test.each([
  ['products', 'prod_1'],
  ['product_collections', 'col_1'],
  ['product_types', 'type_1'],
  ['product_tags', 'tag_2'],
] as const)('%s hold for a product with one of them', (type, id) => {
  const product = { ...PRODUCT, type_id: 'type_1' };
  const listing = (...ids: string[]): Condition => ({
    type,
    operator: 'in',
    [type]: ids.map((one) => ({ id: one })),
  });
  expect(whyNotFor([listing('other', id)], product)).toBeUndefined();
  expect(whyNotFor([listing('other')], product)).toBe(`${type}.in`);
  expect(whyNotFor([{ ...listing(id), operator: 'not_in' }], product)).toBe(`${type}.not_in`);
});

test('products come first in the sentence; groups are the customer’s', () => {
  expect(CONDITION_TYPES[0]).toBe('products');
  expect(CONDITION_TYPES).toContain('customer_groups');
  expect(PRODUCT_CONDITION_TYPES).not.toContain('customer_groups');
  expect(isForCustomers('unknown' as never)).toBe(false);
});

test('products are found by what a condition lists of each kind', () => {
  expect(Object.values(CONDITION_READERS).map(({ filter }) => filter(['a']))).toEqual([
    { collection_id: ['a'] },
    { type_id: ['a'] },
    { tags: ['a'] },
  ]);
});
