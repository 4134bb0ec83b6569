import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { discountList } from './query.ts';

const asked = (address: string): unknown =>
  discountList.params(readListView(new URLSearchParams(address), discountList.filters));

test('a row names all that conditions list, but no products', () => {
  expect(asked('')).toHaveProperty(
    'expand',
    [
      'regions',
      'parent_discount',
      'parent_discount.regions',
      'rule',
      'rule.conditions',
      'rule.conditions.product_collections',
      'rule.conditions.product_types',
      'rule.conditions.product_tags',
      'rule.conditions.customer_groups',
    ].join(','),
  );
});

test('templates and their codes are in the list where one asks or searches for them', () => {
  expect(asked('')).toMatchObject({ is_dynamic: false });
  expect(asked('is_dynamic=true')).not.toHaveProperty('is_dynamic', false);
  expect(asked('q=BIRTHDAY')).not.toHaveProperty('is_dynamic');
});
