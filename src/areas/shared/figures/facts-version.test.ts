import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chunksOf, mergeChunk } from './chunks.ts';
import { createKinds } from './day-kinds.ts';
import type { DayTables } from './day-sums.ts';
import { bucketsOf, spanOf } from './days.ts';
import { FACTS_VERSION } from './store.ts';
import { AMOUNTS, COUNTS, firstOrders, sumUp } from './sums.ts';
import type { Figures } from './sums.ts';
import { factsOf, itemAnswer } from './test-orders.ts';
import { timelineOf } from './timeline.ts';

const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const UTC = { zone: 'UTC', firstWeekday: 1 };

const GIFT_CARD = {
  id: 'item_2',
  variant_id: 'variant_2',
  variant: { product_id: 'prod_2' },
  is_giftcard: true,
  allow_discounts: false,
  quantity: 1,
  unit_price: 2_500,
  subtotal: 2_500,
  tax_total: 0,
  tax_lines: [],
};
const DISCOUNTED = {
  shipped_quantity: 1,
  raw_discount_total: 1_000,
  tax_total: 1_800,
  tax_lines: [{ rate: 12 }, { rate: 8 }],
  adjustments: [
    { discount_id: 'disc_1', amount: 800 },
    { discount_id: null, amount: 200 },
  ],
  order_edit_id: 'oe_1',
};

const ORDERS = [
  factsOf({
    items: [itemAnswer(DISCOUNTED), itemAnswer(GIFT_CARD)],
    shipping_methods: [
      {
        shipping_option_id: 'so_1',
        price: 1_000,
        subtotal: 1_000,
        tax_total: 200,
        tax_lines: [{ rate: 20 }],
      },
    ],
    discounts: [
      { id: 'disc_1', rule: { type: 'percentage' } },
      { id: 'disc_2', rule: { type: 'free_shipping' } },
    ],
    payments: [
      {
        id: 'pay_1',
        amount: 13_000,
        captured_at: '2026-11-03T11:00:00.000Z',
        canceled_at: null,
        swap_id: null,
      },
    ],
    refunds: [
      { id: 'ref_1', created_at: '2026-11-05T10:00:00.000Z', amount: 5_400, reason: 'return' },
      { id: 'ref_2', created_at: '2026-11-07T10:00:00.000Z', amount: 10_000, reason: 'other' },
    ],
    returns: [
      {
        id: 'ret_1',
        created_at: '2026-11-04T10:00:00.000Z',
        received_at: '2026-11-05T09:00:00.000Z',
        status: 'received',
        refund_amount: 5_400,
        swap_id: null,
        claim_order_id: null,
        items: [{ item_id: 'item_1', quantity: 1, received_quantity: 1, reason_id: 'rr_1' }],
      },
    ],
    swaps: [
      {
        id: 'swap_1',
        created_at: '2026-11-05T10:00:00.000Z',
        confirmed_at: '2026-11-06T10:00:00.000Z',
        canceled_at: null,
        difference_due: 700,
      },
    ],
    claims: [
      {
        id: 'claim_1',
        created_at: '2026-11-06T10:00:00.000Z',
        type: 'replace',
        canceled_at: null,
        refund_amount: 0,
        claim_items: [{ item_id: 'item_1', quantity: 1, reason: 'missing_item' }],
        return_order: {
          id: 'ret_2',
          created_at: '2026-11-06T10:00:00.000Z',
          received_at: null,
          status: 'requested',
          refund_amount: 0,
          swap_id: null,
          claim_order_id: 'claim_1',
          items: [{ item_id: 'item_1', quantity: 1, reason_id: null }],
        },
      },
    ],
    subtotal: 12_500,
    discount_total: 1_000,
    shipping_total: 1_000,
    tax_total: 2_000,
    gift_card_total: 500,
    total: 14_000,
  }),
  factsOf({
    id: 'order_2',
    display_id: 8,
    shipping_address: null,
    canceled_at: '2026-11-04T10:00:00.000Z',
  }),
  factsOf({
    id: 'order_3',
    display_id: 40,
    created_at: '2026-11-05T23:30:00.000Z',
    currency_code: 'jpy',
    sales_channel_id: null,
    shipping_address: null,
    billing_address: null,
  }),
];

/** As in the store */
function kept(): unknown {
  const kinds: DayTables[] = Object.values(createKinds());
  const source = { timeline: timelineOf(ORDERS), first: firstOrders(ORDERS) };
  for (const unit of ['day', 'hour'] as const) {
    const spans = bucketsOf(PERIOD, unit, UTC);
    for (const kind of kinds) kind.sum({ unit, zone: UTC.zone, filter: {} }, spans, source);
  }
  return {
    chunks: [...chunksOf(ORDERS)].map(([key, own]) => [key, mergeChunk(undefined, own)]),
    tables: kinds.flatMap((kind) => kind.keep(UTC.zone, -Infinity)),
  };
}

const digestOf = (value: unknown): string => {
  const asLists = (_: string, each: unknown): unknown => (each instanceof Map ? [...each] : each);
  const text = JSON.stringify(value, asLists);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
};

test('what is stored changes only with its version', () => {
  expect({
    version: FACTS_VERSION,
    digest: digestOf(kept()),
    advice: 'Raise FACTS_VERSION in store.ts, then note it and the new digest here.',
  }).toEqual({
    version: 3,
    digest: '0655efd28ee4842f',
    advice: expect.any(String) as string,
  });
});

test('the orders of its digest have every figure', () => {
  const sums = sumUp(ORDERS, [spanOf(PERIOD, UTC.zone)], firstOrders(ORDERS));
  const isMissing = (name: keyof Figures): boolean =>
    [...sums.values()].every(({ all }) => all[name] === 0);
  expect([...AMOUNTS, ...COUNTS].filter(isMissing)).toEqual([]);
});
