import { describe, expect, test } from 'vitest';
import { order as anyOrder, item, payment } from './facts/test-order.ts';
import { moneyLines, settlementOf } from './money.ts';
import type { MoneyOrder } from './money.ts';
import { arrangeOrder } from './query.ts';

const order = (fields: object): MoneyOrder => anyOrder(fields);

const discount = (id: string, type: 'percentage' | 'free_shipping' = 'percentage'): object => ({
  id,
  code: id.toUpperCase(),
  rule: { type },
});

describe('the summary', () => {
  test('has a line for each discount, of which the server takes the first that is about items', () => {
    const lines = moneyLines(
      order({
        subtotal: 1000,
        discount_total: 130,
        shipping_total: 0,
        total: 870,
        shipping_methods: [],
        discounts: [discount('ship', 'free_shipping'), discount('first'), discount('second')],
        items: [
          item({
            allow_discounts: true,
            adjustments: [
              { discount_id: 'first', amount: 100 },
              { discount_id: 'second', amount: 50 },
              { discount_id: null, amount: 30 },
            ],
          } as never),
        ],
      }),
    );
    expect(lines.slice(1)).toEqual([
      { kind: 'discount', code: 'SHIP', effect: 'shipping', amount: 0 },
      { kind: 'discount', code: 'FIRST', effect: 'items', amount: -100 },
      { kind: 'discount', code: 'SECOND', effect: 'none', amount: 0 },
      { kind: 'adjustment', amount: -30 },
    ]);
  });

  test('sums taxes by rate, and leaves out what is free of tax beside them', () => {
    const taxed = (total: number, ...rates: number[]): object => ({
      ...item(),
      tax_total: total,
      tax_lines: rates.map((rate) => ({ rate, name: rate === 2.5 ? 'City' : 'default' })),
    });
    const lines = moneyLines(
      order({
        subtotal: 0,
        total: 100,
        items: [taxed(60, 5), taxed(30, 5, 2.5), taxed(0, 0)],
        shipping_methods: [
          { id: 'sm', subtotal: 0, tax_total: 10, tax_lines: [{ rate: 5, name: 'default' }] },
        ],
      }),
    );
    expect(lines.filter(({ kind }) => kind === 'tax')).toEqual([
      { kind: 'tax', rate: 5, name: undefined, amount: 90 },
      { kind: 'tax', rate: 2.5, name: 'City', amount: 10 },
    ]);
  });

  test('names each gift card, and all together where the server tells no more', () => {
    const cards = {
      gift_cards: [
        { id: 'a', code: 'A' },
        { id: 'b', code: 'B' },
      ],
      gift_card_total: 70,
    };
    const paid = [
      { gift_card_id: 'a', amount: 40 },
      { gift_card_id: 'b', amount: 30 },
    ];
    const linesWith = (fields: object): unknown[] =>
      moneyLines(order({ ...cards, ...fields })).filter(({ kind }) => kind === 'giftCard');
    expect(linesWith({ gift_card_transactions: paid })).toEqual([
      { kind: 'giftCard', code: 'A', amount: -40 },
      { kind: 'giftCard', code: 'B', amount: -30 },
    ]);
    expect(linesWith({})).toEqual([{ kind: 'giftCard', code: undefined, amount: -70 }]);
  });

  test('gives what the server adds a line of its own', () => {
    expect(moneyLines(order({ subtotal: 100, total: 99, shipping_methods: [] })).at(-1)).toEqual({
      kind: 'rounding',
      amount: -1,
    });
  });

  test('stands whatever is missing', () => {
    for (const name of ['items', 'discounts', 'payments', 'refunds', 'shipping_methods', 'total']) {
      const fields: object = { [name]: null };
      const damaged = arrangeOrder(anyOrder(fields));
      expect(moneyLines(damaged).every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      expect(Object.values(settlementOf(damaged)).every(Number.isSafeInteger)).toBe(true);
    }
  });
});

describe('what is paid and owed', () => {
  const at = '2026-11-03T10:00:00.000Z';
  const paid = (amount: number, fields = {}): ReturnType<typeof payment> =>
    payment({ amount, captured_at: at, ...fields });

  test('an edit that made the order dearer leaves the customer owing', () => {
    expect(settlementOf(order({ total: 130, payments: [paid(100)] }))).toMatchObject({
      paid: 100,
      customerOwes: 30,
      storeOwes: 0,
    });
  });

  test('one that made it cheaper leaves the store owing, until that is refunded', () => {
    const cheaper = { total: 80, payments: [paid(100)] };
    expect(settlementOf(order(cheaper)).storeOwes).toBe(20);
    expect(settlementOf(order({ ...cheaper, refunds: [{ amount: 20 }] })).storeOwes).toBe(0);
  });

  test('goods that came back leave nobody owing', () => {
    const back = order({
      total: 100,
      payments: [paid(100)],
      refunds: [{ amount: 60, reason: 'return' }],
      returns: [{ status: 'received', refund_amount: 60 }],
    });
    expect(settlementOf(back)).toMatchObject({ kept: 40, customerOwes: 0, storeOwes: 0 });
  });

  test('what was paid for an exchange is not the order’s', () => {
    const swapped = order({ total: 100, payments: [paid(100), paid(15, { swap_id: 'swap_1' })] });
    expect(settlementOf(swapped)).toMatchObject({
      paid: 100,
      paidForSwaps: 15,
      kept: 115,
      storeOwes: 0,
    });
  });

  test('a canceled order costs nothing, and a canceled payment moved nothing', () => {
    const canceled = order({ status: 'canceled', payments: [payment({ canceled_at: at })] });
    expect(settlementOf(canceled)).toMatchObject({ authorized: 0, customerOwes: 0, storeOwes: 0 });
  });
});
