import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { discountCountOf, discountList } from './query.ts';

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
  expect(asked('q=BIRTHDAY&status=expired')).not.toHaveProperty('is_dynamic');
});

test('disabled templates and codes are among the disabled discounts, in the list and in its count', () => {
  expect(asked('status=disabled')).not.toHaveProperty('is_dynamic');
  expect(asked('status=active')).toMatchObject({ is_dynamic: false });
  const view = readListView(new URLSearchParams('status=disabled'), discountList.filters);
  expect(JSON.stringify(discountCountOf(view).queryKey)).not.toContain('is_dynamic');
});

test.each([
  ['status=active', false],
  ['status=active&status=expired', false],
  ['status=disabled', true],
  ['status=disabled&status=expired', undefined],
  ['', undefined],
])('of statuses the server is asked what it knows: %s', (address, isDisabled) => {
  expect(asked(address)).toMatchObject(isDisabled === undefined ? {} : { is_disabled: isDisabled });
  if (isDisabled === undefined) expect(asked(address)).not.toHaveProperty('is_disabled');
});

test('views of statuses share one small call, the others count with one row', () => {
  const counted = (address: string) =>
    discountCountOf(readListView(new URLSearchParams(address), discountList.filters));
  const [active, expired] = ['status=active', 'status=expired'].map(counted);
  expect(active?.queryKey).toEqual(expired?.queryKey);
  expect(active).toHaveProperty('most');
  const day = (at: string) => ({
    is_disabled: false,
    starts_at: '2020-01-01T00:00:00Z',
    ends_at: at,
    usage_limit: null,
    usage_count: 0,
  });
  const discounts = [day('2021-01-01T00:00:00Z'), day('2999-01-01T00:00:00Z'), null];
  const answer = { discounts, count: 9, limit: 500, offset: 0 } as never;
  expect([active?.select(answer), expired?.select(answer)]).toEqual([{ count: 1 }, { count: 1 }]);
  for (const address of ['status=disabled', 'is_dynamic=true', '']) {
    expect(counted(address)).not.toHaveProperty('most');
    expect(JSON.stringify(counted(address).queryKey)).toContain('"limit":1,');
    expect(counted(address).select(answer)).toEqual({ count: 9 });
  }
});

test('what starts or ends soon is counted with the same call, without disabled discounts', () => {
  const { queryKey, select } = discountCountOf(
    readListView(new URLSearchParams('soon=7'), discountList.filters),
  );
  const { queryKey: ofAll } = discountCountOf(
    readListView(new URLSearchParams('status=active&status=disabled'), discountList.filters),
  );
  expect(queryKey).toEqual(ofAll);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const ending = { is_disabled: false, starts_at: '2020-01-01T00:00:00Z', ends_at: tomorrow };
  const discounts = [ending, { ...ending, ends_at: null }, { ...ending, is_disabled: true }];
  expect(select({ discounts, count: 3, limit: 500, offset: 0 } as never)).toEqual({ count: 1 });
});
