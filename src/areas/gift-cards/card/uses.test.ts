import { expect, test } from 'vitest';
import type { OrderListResponse } from '#generated/admin/admin.schemas.ts';
import type { GiftCard } from './query.ts';
import { searchedOrders, usesIn } from './uses.ts';

const card = (fields: object = {}): GiftCard =>
  ({
    id: 'gift_1',
    value: 5000,
    balance: 1500,
    metadata: null,
    created_at: '2026-05-01T10:00:00.123Z',
    updated_at: '2026-05-09T10:00:00.456Z',
    ...fields,
  }) as GiftCard;

const order = (id: string, ...transactions: [card: string, amount: number][]): object => ({
  id,
  gift_card_transactions: transactions.map(([gift_card_id, amount]) => ({ gift_card_id, amount })),
});
const page = (count: number, ...orders: unknown[]): OrderListResponse =>
  ({ orders, count, offset: 0, limit: 200 }) as OrderListResponse;

test('uses are those of this card, and say what is missing', () => {
  const first = page(3, order('a', ['gift_1', 2500], ['gift_2', 900]), order('b', ['gift_2', 100]));
  expect(usesIn(card(), [first])).toMatchObject({
    uses: [{ order: { id: 'a' }, amount: 2500 }],
    found: 2500,
    missing: 1000,
    left: 1,
  });
  const all = usesIn(card(), [first, page(3, order('c', ['gift_1', 1000]))]);
  expect(all.uses.map(({ order: { id } }) => id)).toEqual(['a', 'c']);
  expect(all).toMatchObject({ missing: 0, left: 0 });
});

test('damaged orders are passed over, and a balance that was raised elsewhere leaves nothing missing', () => {
  const broken = page(4, null, { id: 'x' }, order('y', ['gift_1', NaN]), {
    id: 'z',
    gift_card_transactions: [null],
  });
  expect(usesIn(card({ balance: 5000 }), [broken])).toMatchObject({
    uses: [],
    missing: 0,
    left: 0,
  });
  expect(usesIn(card(), [])).toMatchObject({ uses: [], missing: 3500, left: 0 });
});

test('orders are looked for between the card’s beginning and its last change', () => {
  expect(searchedOrders(card()).created_at).toEqual({
    gte: '2026-05-01T09:59:59.123Z',
    lte: '2026-05-09T10:00:01.456Z',
  });
});
