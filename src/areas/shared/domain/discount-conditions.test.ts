import { expect, test } from 'vitest';
import { conditionsOf, whyNotFor } from './discount-conditions.ts';
import type { Condition, ProductTraits } from './discount-conditions.ts';

const PRODUCT: ProductTraits = {
  id: 'prod_1',
  isDiscountable: true,
  collectionId: 'col_1',
  typeId: null,
  tagIds: ['tag_1', 'tag_2'],
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
  expect(whyNotFor([], { ...PRODUCT, isDiscountable: false })).toBe('notDiscountable');
  expect(whyNotFor([PRODUCTS], { ...PRODUCT, id: 'prod_2' })).toBe('products.in');
  expect(whyNotFor([{ type: 'product_collections', operator: 'not_in' }], PRODUCT)).toBeUndefined();
});

test('a rule without conditions, a damaged one and no rule have none', () => {
  expect(conditionsOf(null)).toEqual([]);
  expect(conditionsOf({})).toEqual([]);
  expect(conditionsOf({ conditions: [null, TAGS] as Condition[] })).toEqual([TAGS]);
});
