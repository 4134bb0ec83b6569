import { expect, test } from 'vitest';
import { parcels } from './facts/order-facts.ts';
import { fulfillment, item, order } from './facts/test-order.ts';
import { arrangeOrder } from './query.ts';
import type { Order } from './query.ts';

const LISTS = [
  'items',
  'shipping_methods',
  'discounts',
  'gift_cards',
  'gift_card_transactions',
  'payments',
  'refunds',
  'fulfillments',
  'returns',
  'swaps',
  'claims',
] as const satisfies readonly (keyof Order)[];

const arranged = (sent: unknown): unknown[] => {
  const fields: object = Object.fromEntries(LISTS.map((name) => [name, sent]));
  const whole = arrangeOrder(order(fields));
  return LISTS.map((name) => whole[name]);
};

test.each<{ sent: unknown }>([
  { sent: null },
  { sent: undefined },
  { sent: 'strange' },
  { sent: -1e300 },
  { sent: { length: 'many' } },
  { sent: [null, 'strange', 7] },
])('each list of an order is empty where $sent was sent', ({ sent }) => {
  expect(arranged(sent)).toEqual(LISTS.map(() => []));
});

test('the records of an order’s lists stay, by their ids, beside what is none', () => {
  const [first, second] = [{ id: 'a' }, { id: 'b' }];
  expect(arranged([first, null, second])).toEqual(LISTS.map(() => [first, second]));
});

test('items come by name wherever they are listed', () => {
  const units = (...ids: string[]): object[] => ids.map((id) => ({ item_id: id, quantity: 1 }));
  const sent = (id: string, ...ids: string[]): object =>
    fulfillment({ id, items: units(...ids) as never });
  const [rope, bell] = [item({ id: 'i1', title: 'Rope' }), item({ id: 'i2', title: 'Bell' })];
  const [lamp, axe] = [item({ id: 'i3', title: 'Lamp' }), item({ id: 'i4', title: 'Axe' })];
  const after = (id: string): object => ({
    id,
    additional_items: [lamp, null, axe],
    fulfillments: [sent(`ful_${id}`, 'i3', 'i4')],
    return_order: { id: `ret_${id}`, items: units('i1', 'i2') },
  });
  const whole = arrangeOrder(
    order({
      items: [rope, bell],
      fulfillments: [sent('ful_1', 'i1', 'i2')],
      returns: [{ id: 'ret_1', items: units('i1', 'i3', 'i2') }],
      swaps: [after('swap_1')],
      claims: [
        {
          ...after('claim_1'),
          claim_items: [
            { id: 'c1', item_id: 'i1', item: rope },
            { id: 'c2', item_id: 'gone', item: item({ title: 'Anvil' }) },
            null,
            { id: 'c3', item_id: 'i2', item: null },
          ],
        },
      ],
    } as unknown as Partial<Order>),
  );
  const ids = (records: readonly { item_id: string }[] | undefined): string[] | undefined =>
    records?.map(({ item_id: id }) => id);
  expect(parcels(whole).map(({ contents }) => contents.map(({ title }) => title))).toEqual([
    ['Bell', 'Rope'],
    ['Axe', 'Lamp'],
    ['Axe', 'Lamp'],
  ]);
  expect(whole.returns.map(({ items }) => ids(items))).toEqual([['i2', 'i3', 'i1']]);
  for (const { additional_items: items, return_order: back } of [...whole.swaps, ...whole.claims]) {
    expect(items.map(({ title }) => title)).toEqual(['Axe', 'Lamp']);
    expect(ids(back?.items)).toEqual(['i2', 'i1']);
  }
  expect(whole.claims.map(({ claim_items: items }) => ids(items))).toEqual([['gone', 'i2', 'i1']]);
});

test('relations that weren’t requested stay missing', () => {
  const row = order({ swaps: [{ id: 'swap_1' }], claims: [{ id: 'claim_1' }] } as never);
  const { swaps, claims } = arrangeOrder(row);
  expect([swaps, claims]).toEqual([[{ id: 'swap_1' }], [{ id: 'claim_1' }]]);
});
