import { expect, test } from 'vitest';
import { fulfillment, item, order } from '../order/facts/test-order.ts';
import type { Order, OrderItem } from '../order/query.ts';
import { printedItemOf, packedItems } from './printed-items.ts';

const counted = (fields: Partial<OrderItem>): Order => order({ items: [item(fields)] });
const quantities = (packed: ReturnType<typeof packedItems>): unknown =>
  packed?.map(({ title, quantity }) => [title, quantity]);

test('a slip lists what was sent or will be, not what came back', () => {
  expect(quantities(packedItems(counted({ quantity: 5 })))).toEqual([['Rope', 5]]);
  const partly = { quantity: 5, fulfilled_quantity: 4, shipped_quantity: 3, returned_quantity: 2 };
  expect(quantities(packedItems(counted(partly)))).toEqual([['Rope', 3]]);
  expect(packedItems(counted({ is_return: true }))).toEqual([]);
  expect(packedItems({ ...counted({ quantity: 5 }), status: 'canceled' })).toEqual([]);
});

test('a slip of a fulfillment lists what that one holds, also of an exchange', () => {
  const parcels = order({
    fulfillments: [
      fulfillment({ id: 'ful_1', items: [{ item_id: 'item_1', quantity: 2 }] as never }),
    ],
    swaps: [
      {
        id: 'swap_1',
        additional_items: [item({ id: 'item_2', title: 'Hook' })],
        fulfillments: [
          fulfillment({ id: 'ful_2', items: [{ item_id: 'item_2', quantity: 1 }] as never }),
        ],
      },
    ] as unknown as Order['swaps'],
  });
  expect(quantities(packedItems(parcels, 'ful_1'))).toEqual([['Rope', 2]]);
  expect(quantities(packedItems(parcels, 'ful_2'))).toEqual([['Hook', 1]]);
  expect(packedItems(parcels, 'ful_3')).toBeUndefined();
});

test('goods are told apart by variant, SKU and whichever number stands below their bars', () => {
  const variant = { sku: ' ', barcode: '', ean: '2000010800032', upc: '7' } as OrderItem['variant'];
  expect(printedItemOf(item({ title: 'Rope', description: '10 m', variant }))).toEqual({
    title: 'Rope',
    variant: '10 m',
    sku: undefined,
    barcode: '2000010800032',
  });
});
