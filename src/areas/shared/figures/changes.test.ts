import { expect, test } from 'vitest';
import { mustReadAgain, RECENT_DAYS, unseenChange } from './changes.ts';
import type { ClaimFacts, ExchangeFacts, OrderFacts, PaymentFacts, ReturnFacts } from './facts.ts';
import { facts, line, refund } from './test-orders.ts';

const now = Date.parse('2026-11-30T10:00:00Z');
const daysAgo = (days: number): number => now - days * 86_400_000;
const old = { at: daysAgo(400), updatedAt: daysAgo(200) };

const paid = (fields: Partial<PaymentFacts> = {}): PaymentFacts => ({
  id: 'pay_1',
  amount: 12_000,
  capturedAt: daysAgo(399),
  isCanceled: false,
  exchangeId: null,
  ...fields,
});
const requested: ReturnFacts = {
  id: 'ret_1',
  at: daysAgo(300),
  receivedAt: null,
  status: 'requested',
  refund: 0,
  exchangeId: null,
  claimId: null,
  lines: [],
};
const exchange: ExchangeFacts = {
  id: 'swap_1',
  at: daysAgo(300),
  confirmedAt: null,
  isCanceled: false,
  difference: null,
};
const claim: ClaimFacts = {
  id: 'claim_1',
  at: daysAgo(300),
  type: 'refund',
  isCanceled: false,
  refund: 0,
  lines: [],
};

test.each<[string, Partial<OrderFacts>, ReturnType<typeof unseenChange>]>([
  ['a settled order', { payments: [paid()] }, undefined],
  ['a part refunded', { payments: [paid()], refunds: [refund()] }, 'refund'],
  ['all refunded', { payments: [paid()], refunds: [refund({ amount: 12_000 })] }, undefined],
  ['a claim, money left', { payments: [paid()], claims: [claim] }, 'refund'],
  [
    'a refund, its payment canceled',
    { payments: [paid({ isCanceled: true })], refunds: [refund()] },
    undefined,
  ],
  ['one of two lines shipped', { lines: [line({ shipped: 1 }), line()] }, 'parcel'],
  ['a part of a line shipped', { lines: [line({ quantity: 3, shipped: 1 })] }, 'parcel'],
  ['all shipped', { lines: [line({ shipped: 1 })] }, undefined],
  ['none shipped', { lines: [line()] }, undefined],
  ['a requested return', { returns: [requested] }, 'afterSale'],
  ['a canceled return', { returns: [{ ...requested, status: 'canceled' }] }, undefined],
  [
    'a received return',
    { returns: [{ ...requested, status: 'received', receivedAt: daysAgo(250) }] },
    undefined,
  ],
  ['an exchange to confirm', { exchanges: [exchange] }, 'afterSale'],
  ['a canceled exchange', { exchanges: [{ ...exchange, isCanceled: true }] }, undefined],
  [
    'a confirmed exchange to pay',
    {
      exchanges: [{ ...exchange, confirmedAt: daysAgo(299) }],
      payments: [paid({ exchangeId: 'swap_1', capturedAt: null })],
    },
    'afterSale',
  ],
  ['placed lately', { at: daysAgo(RECENT_DAYS - 1) }, 'recent'],
  ['changed lately', { updatedAt: daysAgo(RECENT_DAYS - 1) }, 'recent'],
  ['changed longer ago', { updatedAt: daysAgo(RECENT_DAYS) }, undefined],
  [
    'canceled',
    { isCanceled: true, at: daysAgo(1), payments: [paid()], refunds: [refund()] },
    undefined,
  ],
])('%s', (_, fields, change) => {
  const order = facts({ ...old, ...fields });
  expect(unseenChange(order, now)).toBe(change);
  expect(mustReadAgain(order, now)).toBe(change !== undefined);
});
