import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReturnFacts } from './facts.ts';
import { refundParts } from './refund-parts.ts';
import { facts, line, refund } from './test-orders.ts';

const two = [line({ id: 'a', quantity: 2 }), line({ id: 'b' })];
const shipping = [
  { optionId: 'so_1', net: 500, tax: 100, taxes: [{ rate: 20, amount: 100 }] },
  { optionId: 'so_2', net: 250, tax: 50, taxes: [{ rate: 20, amount: 50 }] },
];

const back = (fields: Partial<ReturnFacts> = {}): ReturnFacts => ({
  id: 'ret_1',
  at: 0,
  receivedAt: refund().at,
  status: 'received',
  refund: 6_000,
  exchangeId: null,
  claimId: null,
  lines: [{ lineId: 'a', quantity: 1, reasonId: null }],
  ...fields,
});

test('a refund takes from all items by their worth, with tax, before shipping', () => {
  const [only] = refundParts(facts({ lines: two, shipping, refunds: [refund({ amount: 2_400 })] }));
  expect(only).toMatchObject({
    lines: [
      { net: 1_000, tax: 200 },
      { net: 1_000, tax: 200 },
    ],
    shipping: { net: 0, tax: 0 },
    rest: 0,
  });
});

test('a return’s refund is that of the goods that came back', () => {
  const order = facts({
    lines: two,
    returns: [back()],
    refunds: [refund({ amount: 6_000, reason: 'return' })],
  });
  expect(refundParts(order)[0]?.lines).toEqual([
    { net: 5_000, tax: 1_000 },
    { net: 0, tax: 0 },
  ]);
});

test('of two returns of one amount, each refund belongs to the nearer', () => {
  const day = 86_400_000;
  const order = facts({
    lines: two,
    returns: [
      back({ id: 'early' }),
      back({
        id: 'late',
        receivedAt: refund().at + day,
        lines: [{ lineId: 'b', quantity: 1, reasonId: null }],
      }),
    ],
    refunds: [
      refund({ id: 'r1', amount: 6_000, reason: 'return' }),
      refund({ id: 'r2', amount: 6_000, reason: 'return', at: refund().at + day }),
    ],
  });
  expect(refundParts(order).map(({ lines }) => lines.map(({ net }) => net))).toEqual([
    [5_000, 0],
    [0, 5_000],
  ]);
});

test('more than the units are worth comes from the same line first', () => {
  const order = facts({
    lines: two,
    returns: [back({ refund: 6_001 })],
    refunds: [refund({ amount: 6_001, reason: 'return' })],
  });
  expect(refundParts(order)[0]?.lines).toEqual([
    { net: 5_001, tax: 1_000 },
    { net: 0, tax: 0 },
  ]);
});

test('a claim’s refund and an exchange’s difference find their goods', () => {
  const order = facts({
    lines: two,
    claims: [
      {
        id: 'claim_1',
        at: refund().at,
        type: 'refund',
        isCanceled: false,
        refund: 1_200,
        lines: [{ lineId: 'b', quantity: 1, reason: 'other' }],
      },
    ],
    returns: [back({ exchangeId: 'swap_1' })],
    exchanges: [{ id: 'swap_1', at: 0, confirmedAt: null, isCanceled: false, difference: -2_400 }],
    refunds: [
      refund({ id: 'r1', amount: 1_200, reason: 'claim' }),
      refund({ id: 'r2', amount: 2_400, reason: 'swap' }),
    ],
  });
  expect(refundParts(order).map(({ lines }) => lines.map(({ net }) => net))).toEqual([
    [0, 1_000],
    [2_000, 0],
  ]);
});

test('beyond the order’s own cost, the rest has no part', () => {
  const [only] = refundParts(facts({ shipping, refunds: [refund({ amount: 13_000 })] }));
  expect(only).toMatchObject({
    lines: [{ net: 10_000, tax: 2_000 }],
    shipping: { net: 750, tax: 150 },
    rest: 100,
  });
});

test('refunds add up to their amounts, and all of them to the order', () => {
  const part = fc.record({
    net: fc.integer({ min: 0, max: 900_000 }),
    tax: fc.integer({ min: 0, max: 90_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 5 }),
      fc.nat({ max: 5 }),
      (parts, amounts, units) => {
        const lines = parts.map((each, index) =>
          line({ ...each, id: String(index), gross: each.net, taxes: [] }),
        );
        const cost =
          parts.reduce((sum, { net, tax }) => sum + net + tax, 0) +
          shipping.reduce((sum, { net, tax }) => sum + net + tax, 0);
        const paidBack = amounts.reduce((sum, amount) => sum + amount, 0);
        const all = [...amounts, Math.max(0, cost - paidBack)];
        const found = refundParts(
          facts({
            lines,
            shipping,
            refunds: all.map((amount, index) =>
              refund({ id: String(index), at: index, amount, reason: 'return' }),
            ),
            returns: amounts.map((amount, index) =>
              back({
                id: String(index),
                refund: amount,
                lines: [{ lineId: '0', quantity: units, reasonId: null }],
              }),
            ),
          }),
        );
        for (const { refund, lines, shipping, rest } of found) {
          const split = [...lines, shipping].reduce((sum, { net, tax }) => sum + net + tax, rest);
          expect(split).toBe(refund.amount);
        }
        for (const [index, { net, tax }] of parts.entries()) {
          const refunded = found.map(({ lines }) => lines[index] ?? { net: 0, tax: 0 });
          expect(refunded.reduce((sum, each) => sum + each.net, 0)).toBe(net);
          expect(refunded.reduce((sum, each) => sum + each.tax, 0)).toBe(tax);
        }
      },
    ),
  );
});
