import { expect, test } from 'vitest';
import { addressValues } from '#shared/address-form/address-values.ts';
import { discountProblem } from './discount.ts';
import { isReady, problemsOf } from './problems.ts';
import { custom, draftOf, item, pricesOf } from './test-values.ts';
import type { DraftValues } from './values.ts';

const problems = (values: DraftValues, price: number | null = 1000) =>
  problemsOf(values, pricesOf(price), ['nl'], undefined, 0);

test('a draft needs an email address, a region and something that is ordered', () => {
  const empty = problems(draftOf([], { email: 'ada', regionId: '' }));
  expect(empty).toMatchObject({ email: true, region: true, empty: true });
  expect(isReady(empty)).toBe(false);
  expect(isReady(problems(draftOf([item(), custom({ key: '2' })])))).toBe(true);
});

test.each([
  ['a variant without a price there', item(), null, 'noPrice'],
  ['no quantity', item({ quantity: null }), 1000, 'quantity'],
  ['none of it', item({ quantity: 0 }), 1000, 'quantity'],
  ['a custom item without a name', custom({ title: ' ' }), 1000, 'title'],
  ['a custom item without a price', custom({ price: null }), 1000, 'price'],
  ['a price that is no number', item({ price: NaN }), 1000, 'price'],
] as const)('%s', (_name, one, price, problem) => {
  expect(problems(draftOf([one]), price).items).toEqual({ 1: problem });
});

test('an address may be missing, but not half there or outside of the region', () => {
  const half = { ...addressValues(null), city: 'Harbour' };
  expect(isReady(problems(draftOf([item()], { shipping: half })))).toBe(false);
  const abroad = { ...half, first_name: 'A', address_1: '7', postal_code: '1', country_code: 'us' };
  expect(problems(draftOf([item()], { shipping: abroad })).shippingAddress).toEqual({
    country_code: 'outside',
  });
});

test('a way of shipping that asks for more needs a price of its own; exactly as much is enough', () => {
  const wrong = (subtotal: number, price: number | null) =>
    problemsOf(draftOf([item()], { shippingPrice: price }), pricesOf(1000), [], 5000, subtotal)
      .shipping;
  expect([wrong(4999, null), wrong(5000, null), wrong(4999, 0)]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

test('a discount is refused where it can’t be used', () => {
  const discount = {
    is_disabled: false,
    regions: [{ id: 'reg_1' }],
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: null,
    usage_limit: null,
    usage_count: 0,
    parent_discount_id: null,
  } as unknown as Parameters<typeof discountProblem>[0];
  const now = Date.parse('2026-06-01T00:00:00Z');
  const check = (changed: Partial<typeof discount>, region = 'reg_1') =>
    discountProblem({ ...discount, ...changed }, region, now);
  expect(check({})).toBeUndefined();
  expect(check({}, 'reg_2')).toBe('otherRegion');
  expect(check({ is_disabled: true })).toBe('disabled');
  expect(check({ starts_at: '2026-07-01T00:00:00Z' })).toBe('notYet');
  expect(check({ ends_at: '2026-05-01T00:00:00Z' })).toBe('over');
  expect(check({ usage_limit: 2, usage_count: 2 })).toBe('usedUp');
  // A generated code has its regions on its parent.
  expect(check({ regions: [], parent_discount_id: 'disc_1' })).toBeUndefined();
});
