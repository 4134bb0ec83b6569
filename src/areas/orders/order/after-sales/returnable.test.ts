import { expect, test } from 'vitest';
import { item, order, payment } from '../facts/test-order.ts';
import type { Order } from '../query.ts';
import { receivePlan, receiveProblem, receiveSent, receiveValues } from './receive-values.ts';
import { noReturnValues, refundPlan, returnProblem, returnSent } from './return-values.ts';
import type { ReturnValues } from './return-values.ts';
import { requestingReturn } from './returns.ts';
import {
  returnOf,
  returnable,
  returnableItems,
  returning,
  returnsOf,
  waitingReturns,
} from '../facts/returnable.ts';

const paid = payment({ captured_at: '2026-11-03T10:00:00Z' });
const sold = item({
  fulfilled_quantity: 3,
  unit_price: 1000,
  allow_discounts: true,
  adjustments: [],
  tax_lines: [],
  returned_quantity: 0,
});
const back = (fields: object): Order['returns'][number] =>
  ({
    id: 'ret_1',
    status: 'requested',
    refund_amount: 2000,
    items: [{ item_id: 'item_1', quantity: 2 }],
    shipping_method: null,
    ...fields,
  }) as unknown as Order['returns'][number];
const shipped = (fields: Partial<Order> = {}): Order =>
  order({ items: [sold], payments: [paid], discounts: [], tax_rate: null, ...fields });

test.each<[string, Partial<Order>, number]>([
  ['all that was packed', {}, 3],
  ['not what waits to be packed', { items: [{ ...sold, fulfilled_quantity: 1 }] }, 1],
  ['not what came back', { items: [{ ...sold, returned_quantity: 2 }] }, 1],
  ['not what is on its way back', { returns: [back({})] }, 1],
  ['what a canceled return was for', { returns: [back({ status: 'canceled' })] }, 3],
])('%s can be returned', (_name, fields, units) => {
  const any = shipped(fields);
  const [first] = any.items;
  expect(first && returnable(any, first)).toBe(units);
});

test('units of requested returns are on their way back, until they arrive or are canceled', () => {
  const unitsBack = (status: string): number => {
    const any = shipped({ returns: [back({ status })] });
    return returning(any, { id: 'item_1' });
  };
  expect(['requested', 'received', 'canceled'].map(unitsBack)).toEqual([2, 0, 0]);
  expect(returning(shipped({ returns: [back({})] }), { id: 'item_2' })).toBe(0);
});

test('what an exchange has sent can come back too, and its own return stands once', () => {
  const inner = back({ id: 'ret_2', swap_id: 'swap_1' });
  const any = shipped({
    returns: [inner],
    swaps: [
      {
        id: 'swap_1',
        canceled_at: null,
        additional_items: [{ ...sold, id: 'item_9' }],
        return_order: inner,
      },
    ] as unknown as Order['swaps'],
  });
  expect(returnableItems(any).map(({ id }) => id)).toEqual(['item_1', 'item_9']);
  expect(returnsOf(any).map(({ of, record }) => [of, record.id])).toEqual([['swap', 'ret_2']]);
  expect(waitingReturns(any)).toHaveLength(1);
});

const values = (fields: Partial<ReturnValues> = {}): ReturnValues => ({
  ...noReturnValues,
  quantities: { item_1: 2 },
  ...fields,
});

test.each<[string, Partial<ReturnValues>, ReturnType<typeof returnProblem>]>([
  ['all is well', {}, undefined],
  ['nothing is chosen', { quantities: {} }, 'nothing'],
  ['more than there is', { quantities: { item_1: 4 } }, 'units'],
  ['no number', { quantities: { item_1: NaN } }, 'units'],
  ['no price', { price: NaN }, 'price'],
  ['no refund', { refund: null }, 'refundMissing'],
  ['an unreadable refund', { refund: NaN }, 'refundMissing'],
  ['too large a refund', { refund: 10_001 }, 'refundTooMuch'],
  ['nothing back', { refund: 0 }, undefined],
])('%s', (_name, fields, problem) => {
  expect(returnProblem(shipped(), values(fields), [])).toBe(problem);
});

test('the refund is as worked out, at most what is left', () => {
  expect(refundPlan(shipped(), values(), []).refund).toBe(2000);
  const partly = shipped({ payments: [{ ...paid, amount_refunded: 9000 }] });
  expect(refundPlan(partly, values(), [])).toMatchObject({
    defaultRefund: 1000,
    most: 1000,
    refund: 1000,
  });
  const unpaid = shipped({ payments: [payment()] });
  expect(refundPlan(unpaid, values(), [])).toMatchObject({ most: 0, refund: 0 });
});

test('a return is found again by its items and refund alone', () => {
  const before = shipped();
  const sent = returnSent(before, values(), []);
  const happened = (record: object): boolean =>
    requestingReturn.hasHappened(before, shipped({ returns: [back(record)] }), sent);
  expect(happened({})).toBe(true);
  expect(happened({ refund_amount: 1 })).toBe(false);
  expect(happened({ items: [{ item_id: 'item_1', quantity: 1 }] })).toBe(false);
});

test('what arrives is refunded as agreed, or as far as it came', () => {
  const any = shipped({ returns: [back({ refund_amount: 1500 })] });
  const one = returnOf(any, 'ret_1');
  if (!one) throw new Error('The return is missing');
  const all = receiveValues(any, one, []);
  expect(receivePlan(any, one, all)).toMatchObject({ agreed: 1500, refund: 1500 });
  const part = { ...all, quantities: { item_1: 1 } };
  expect(receivePlan(any, one, part).refund).toBe(1000);
  const none = { ...all, arrived: { item_1: false } };
  expect(receiveProblem(any, one, none)).toBe('nothing');
  expect(receiveSent(any, one, part)).toMatchObject({ quantities: { item_1: 1 }, refund: 1000 });
});

test('nothing is refunded with what arrives while the server could take it from an uncaptured payment', () => {
  const any = shipped({
    payments: [paid, payment()],
    returns: [back({ refund_amount: 1500 })],
  });
  const one = returnOf(any, 'ret_1');
  if (!one) throw new Error('The return is missing');
  expect(receivePlan(any, one, receiveValues(any, one, []))).toMatchObject({ most: 0, refund: 0 });
});

test('the return of a claim refunds nothing more', () => {
  const any = shipped({ returns: [back({ claim_order_id: 'claim_1' })] });
  const one = returnOf(any, 'ret_1');
  if (!one) throw new Error('The return is missing');
  expect(receiveSent(any, one, receiveValues(any, one, [])).refund).toBe(0);
});
