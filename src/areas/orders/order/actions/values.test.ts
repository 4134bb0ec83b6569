import { expect, test } from 'vitest';
import { allLeft, fulfillSent, leavesSome, unitsProblem } from './fulfill-values.ts';
import type { FulfillValues } from './fulfill-values.ts';
import { mostOf, mustChoosePayment } from './payment-operations.ts';
import { amountProblem, refundSent, refundValues } from './refund-values.ts';
import type { OrderStock } from './stock.ts';
import { item, order, payment } from '../facts/test-order.ts';

const NOW = '2026-11-03T10:00:00Z';
const paid = payment({ captured_at: NOW, amount_refunded: 4000 });

test.each([
  [null, 'missing'],
  [0, 'missing'],
  [-1, 'missing'],
  [Number.NaN, 'unreadable'],
  [1, undefined],
  [6000, undefined],
  [6001, 'tooMuch'],
])('a refund of %s is %s', (amount, problem) => {
  expect(amountProblem(order({ payments: [paid] }), { amount, payment: null })).toBe(problem);
});

test('of one payment no more is given back than is left of it', () => {
  const second = payment({ id: 'pay_2', amount: 500, captured_at: NOW });
  const both = order({ payments: [paid, second] });
  expect(mostOf(both, undefined)).toBe(6500);
  expect(mostOf(both, 'pay_2')).toBe(500);
  expect(amountProblem(both, { amount: 501, payment: 'pay_2' })).toBe('tooMuch');
  expect(amountProblem(both, { amount: 501, payment: null })).toBeUndefined();
  expect(refundValues(both).payment).toBeNull();
});

test('beside a payment that isn’t captured one says which is meant', () => {
  const mixed = order({ payments: [payment({ id: 'pay_2' }), paid] });
  expect(mustChoosePayment(mixed)).toBe(true);
  expect(refundValues(mixed).payment).toBe('pay_1');
});

test('a refund begins with what is owed', () => {
  expect(refundValues(order({ total: 5000, payments: [paid] })).amount).toBe(1000);
  const values = refundValues(order({ payments: [paid] }));
  expect(values.amount).toBeNull();
  expect(refundSent({ ...values, amount: 300 })).toEqual({
    amount: 300,
    reason: 'other',
    note: '',
    notify: true,
    payment: undefined,
  });
});

const items = [item(), item({ id: 'item_2', variant_id: 'variant_2', quantity: 1 })];
const stock: OrderStock = {
  takes: new Map([
    [
      'variant_1',
      [
        {
          id: 'pvitem_1',
          variant_id: 'variant_1',
          inventory_item_id: 'rope',
          required_quantity: 1,
        },
      ],
    ],
  ]),
  levels: [
    {
      location_id: 'here',
      inventory_item_id: 'rope',
      stocked_quantity: 2,
      reserved_quantity: 0,
    } as OrderStock['levels'][number],
  ],
  reservations: [],
};
const values = (quantities: FulfillValues['quantities']): FulfillValues => ({
  location: 'here',
  quantities,
  notify: true,
});

test('a fulfillment begins with all that is left', () => {
  expect(allLeft(items)).toEqual({ item_1: 3, item_2: 1 });
});

test('only what lies there, what is left and what is a number is packed', () => {
  const [rope, bell] = [items[0] ?? item(), items[1] ?? item()];
  expect(unitsProblem(rope, values({ item_1: 3 }), stock)).toBe('notInStock');
  expect(unitsProblem(rope, values({ item_1: 4 }), stock)).toBe('tooMany');
  expect(unitsProblem(rope, values({ item_1: Number.NaN }), stock)).toBe('unreadable');
  expect(unitsProblem(rope, values({ item_1: 2 }), stock)).toBeUndefined();
  // Unmanaged stock.
  expect(unitsProblem(bell, values({ item_2: 1 }), stock)).toBeUndefined();
  expect(fulfillSent(items, values({ item_1: 3 }), stock)).toBeUndefined();
  expect(fulfillSent(items, values({ item_1: 0, item_2: null }), stock)).toBeUndefined();
  const sent = fulfillSent(items, values({ item_1: 2, item_2: null }), stock);
  expect(sent).toEqual({
    quantities: { item_1: 2 },
    location: 'here',
    notify: true,
  });
  expect(sent && leavesSome(items, sent)).toBe(true);
  expect(leavesSome(items, { ...values({}), quantities: { item_1: 3, item_2: 1 } } as never)).toBe(
    false,
  );
});
