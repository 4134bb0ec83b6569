import { expect, test } from 'vitest';
import type { OrderStock } from '../order/actions/stock.ts';
import { item, order } from '../order/facts/test-order.ts';
import type { Order, OrderItem } from '../order/query.ts';
import { pickList } from './pick-list.ts';

const wants = (id: string, sku: string | null, quantity: number): OrderItem =>
  item({
    id,
    quantity,
    variant_id: sku,
    variant: { sku } as OrderItem['variant'],
    title: sku ?? 'Engraving',
    description: '',
  });

const made = (id: string, number: number, items: OrderItem[], fields: Partial<Order> = {}): Order =>
  order({ id, display_id: number, items, ...fields });

const stock = (
  levels: Record<string, Record<string, number>>,
  reservations: [item: string, sku: string, location: string, quantity: number][] = [],
): OrderStock => {
  const skus = new Set(Object.values(levels).flatMap((lying) => Object.keys(lying)));
  return {
    takes: new Map(
      [...skus].map((sku) => [
        sku,
        [{ id: sku, variant_id: sku, inventory_item_id: sku, required_quantity: 1 }],
      ]),
    ),
    levels: Object.entries(levels).flatMap(([location, lying]) =>
      Object.entries(lying).map(([sku, quantity]) => ({
        location_id: location,
        inventory_item_id: sku,
        stocked_quantity: quantity,
        reserved_quantity: 0,
      })),
    ) as unknown as OrderStock['levels'],
    reservations: reservations.map(([id, sku, location, quantity]) => ({
      line_item_id: id,
      inventory_item_id: sku,
      location_id: location,
      quantity,
    })) as unknown as OrderStock['reservations'],
  };
};

const short = (places: ReturnType<typeof pickList>): unknown =>
  places.map(({ location, picks }) => [
    location,
    ...picks.map(({ title, quantity, orders }) => [
      title,
      quantity,
      orders.map((one) => `${one.number}×${one.quantity}`).join(' '),
    ]),
  ]);

test('the same goods of several orders are fetched together, by SKU as people count', () => {
  const orders = [
    made('a', 1, [wants('i1', 'BOLT-10', 2), wants('i2', 'BOLT-9', 1)]),
    made('b', 2, [wants('i3', 'BOLT-9', 4), wants('i4', null, 1)]),
  ];
  expect(short(pickList(orders, undefined, ['here']))).toEqual([
    [
      undefined,
      ['BOLT-9', 5, '1×1 2×4'],
      ['BOLT-10', 2, '1×2'],
      // Without a SKU, last.
      ['Engraving', 1, '2×1'],
    ],
  ]);
});

test('each unit is fetched where it is set aside, the others where most lies', () => {
  const orders = [made('a', 1, [wants('i1', 'ROPE', 5), wants('i2', 'HOOK', 1)])];
  const lying = stock({ here: { ROPE: 9, HOOK: 3 }, there: { ROPE: 2 } }, [
    ['i1', 'ROPE', 'there', 2],
    // Reserved for another order's item.
    ['i9', 'ROPE', 'there', 4],
  ]);
  expect(short(pickList(orders, lying, ['there', 'here']))).toEqual([
    ['there', ['ROPE', 2, '1×2']],
    ['here', ['HOOK', 1, '1×1'], ['ROPE', 3, '1×3']],
  ]);
});

test('what isn’t counted, or lies nowhere, may come from anywhere', () => {
  const orders = [made('a', 1, [wants('i1', 'ROPE', 1), wants('i2', 'HOOK', 1)])];
  const lying = stock({ here: { ROPE: 0 } });
  expect(short(pickList(orders, lying, ['here']))).toEqual([
    [undefined, ['HOOK', 1, '1×1'], ['ROPE', 1, '1×1']],
  ]);
});

test('what is packed, came back or was canceled isn’t fetched', () => {
  const packed = { ...wants('i1', 'ROPE', 3), fulfilled_quantity: 2 };
  const orders = [
    made('a', 1, [packed, { ...wants('i2', 'HOOK', 1), is_return: true }]),
    made('b', 2, [wants('i3', 'ROPE', 1)], { status: 'canceled' }),
  ];
  expect(short(pickList(orders, undefined, []))).toEqual([[undefined, ['ROPE', 1, '1×1']]]);
  expect(pickList([], undefined, ['here'])).toEqual([]);
});

test('replacements to send are fetched, and nothing of what was fully refunded', () => {
  const replaces = (id: string, sku: string, fields: object = {}): object => ({
    id,
    type: 'replace',
    confirmed_at: '2026-11-03T10:00:00Z',
    canceled_at: null,
    fulfillments: [],
    shipping_methods: [{ id: 'sm_1' }],
    additional_items: [wants(`${id}_item`, sku, 2)],
    ...fields,
  });
  const swaps = [
    replaces('swap_1', 'BELL'),
    replaces('swap_2', 'WAITING', { confirmed_at: null }),
    replaces('swap_3', 'PACKED', { fulfillments: [{ id: 'ful_1', canceled_at: null }] }),
  ] as unknown as Order['swaps'];
  const claims = [
    replaces('claim_1', 'LAMP'),
    replaces('claim_2', 'CANCELED', { canceled_at: '2026-11-03T10:00:00Z' }),
  ] as unknown as Order['claims'];
  const sent = [{ ...wants('i1', 'ROPE', 1), fulfilled_quantity: 1 }];
  const orders = [
    made('a', 1, sent, { swaps, claims }),
    made('b', 2, [wants('i2', 'HOOK', 1)], { payment_status: 'refunded' }),
  ];
  expect(short(pickList(orders, undefined, []))).toEqual([
    [undefined, ['BELL', 2, '1×2'], ['LAMP', 2, '1×2']],
  ]);
  const lying = stock({ here: { BELL: 9, LAMP: 9 } }, [['swap_1_item', 'BELL', 'there', 2]]);
  expect(short(pickList(orders, lying, ['there', 'here']))).toEqual([
    ['there', ['BELL', 2, '1×2']],
    ['here', ['LAMP', 2, '1×2']],
  ]);
});
