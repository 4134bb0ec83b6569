import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { discountList } from './query.ts';

const asked = (address: string): unknown =>
  discountList.params(readListView(new URLSearchParams(address), discountList.filters));

test('a row names all that conditions list, but no products', () => {
  const { expand } = asked('') as { expand: string };
  expect(expand.split(',')).toEqual(
    expect.arrayContaining(['parent_discount.regions', 'rule.conditions.product_collections']),
  );
  expect(expand).not.toMatch(/conditions\.products\b/u);
});

test('templates and their codes are in the list where one asks or searches for them', () => {
  expect(asked('')).toMatchObject({ is_dynamic: false });
  expect(asked('is_dynamic=true')).not.toHaveProperty('is_dynamic', false);
  expect(asked('q=BIRTHDAY')).not.toHaveProperty('is_dynamic');
});
