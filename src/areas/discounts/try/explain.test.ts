import { expect, test } from 'vitest';
import type { DiscountConditionInRule } from '#generated/admin/admin.schemas.ts';
import { checksOf } from './explain.ts';
import type { Explained, Shopper } from './explain.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

const discount = (
  change: Partial<Explained> = {},
  ...conditions: readonly object[]
): Explained => ({
  is_disabled: false,
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: null,
  usage_limit: null,
  usage_count: 0,
  rule: { conditions: conditions as DiscountConditionInRule[] },
  ...change,
});

const groups = (operator: 'in' | 'not_in') => ({
  type: 'customer_groups',
  operator,
  customer_groups: [{ id: 'group_1', name: 'Wholesale' }],
});

const member = (group: string): Shopper['customer'] => ({ groups: [{ id: group }] });

const SHOPPER: Shopper = { regionId: 'reg_1', customer: member('group_2') };

const failed = (one: Explained, shopper: Partial<Shopper> = {}): string[] =>
  checksOf(one, ['reg_1'], { ...SHOPPER, ...shopper }, NOW)
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name);

test.each([
  [[], {}],
  [['started'], { starts_at: '2026-11-24T00:00:00Z' }],
  [['notEnded'], { ends_at: '2026-11-23T12:00:00Z' }],
  [['enabled'], { is_disabled: true }],
  [['notUsedUp'], { usage_limit: 2, usage_count: 2 }],
  [[], { usage_limit: 0, usage_count: 2 }],
  [['notUsedUp', 'enabled'], { usage_limit: 1, usage_count: 1, is_disabled: true }],
])('%j stops a code with %o', (names, change) => {
  expect(failed(discount(change))).toEqual(names);
});

test('a region that it has not stops a code', () => {
  expect(failed(discount(), { regionId: 'reg_2' })).toEqual(['region']);
});

test('groups stop customers by their own, and every guest', () => {
  expect(failed(discount({}, groups('in')))).toEqual(['customer_groups.in']);
  expect(failed(discount({}, groups('in')), { customer: member('group_1') })).toEqual([]);
  expect(failed(discount({}, groups('not_in')))).toEqual([]);
  expect(failed(discount({}, groups('not_in')), { customer: member('group_1') })).toEqual([
    'customer_groups.not_in',
  ]);
  expect(failed(discount({}, groups('not_in')), { customer: null })).toEqual([
    'customer_groups.not_in',
  ]);
});
