import { expect, test } from 'vitest';
import { itemsBy } from './breakdowns.ts';
import { spanOf } from './days.ts';
import type { OrdersOf } from './engine-types.ts';
import type { OrderFacts } from './facts.ts';
import { ordersOf } from './orders-of.ts';
import { facts, line, refund } from './test-orders.ts';

const at = (day: string): number => Date.parse(`${day}T10:00:00Z`);
const span = spanOf({ from: '2026-11-01', to: '2026-11-30' }, 'UTC');

const orders: OrderFacts[] = [
  facts({ id: 'early', at: at('2026-11-02'), discounts: [{ id: 'disc_1', amount: 0 }] }),
  facts({
    id: 'late',
    at: at('2026-11-20'),
    regionId: 'reg_2',
    lines: [line({ productId: null })],
  }),
  facts({ id: 'refunded', at: at('2026-10-01'), refunds: [refund({ at: at('2026-11-05') })] }),
  facts({
    id: 'returned',
    at: at('2026-10-02'),
    returns: [
      {
        id: 'ret_1',
        at: at('2026-11-01'),
        receivedAt: at('2026-11-06'),
        status: 'received',
        refund: 0,
        exchangeId: null,
        claimId: null,
        lines: [{ lineId: 'item_1', quantity: 1, reasonId: null }],
      },
    ],
  }),
  facts({ id: 'canceled', at: at('2026-11-03'), isCanceled: true }),
  facts({ id: 'before', at: at('2026-10-31') }),
];

test.each<[OrdersOf, string[]]>([
  [{ kind: 'all' }, ['late', 'early', 'returned', 'refunded']],
  [{ kind: 'product', id: 'prod_1' }, ['early', 'returned', 'refunded']],
  [{ kind: 'product', id: null }, ['late']],
  [{ kind: 'variant', id: 'variant_2' }, []],
  [{ kind: 'discount', id: 'disc_1' }, ['early']],
  [{ kind: 'region', id: 'reg_2' }, ['late']],
  [{ kind: 'taxRate', rate: 20 }, ['late', 'early', 'refunded']],
  [{ kind: 'refunds' }, ['refunded']],
  [{ kind: 'returns' }, ['returned']],
])('the orders of %j, the latest first', (of, ids) => {
  expect(ordersOf(orders, span, of).map(({ id }) => id)).toEqual(ids);
});

test('a product has as many orders as were placed with it', () => {
  const placed = orders.filter(({ at: day }) => day >= span.start);
  const ids = ordersOf(placed, span, { kind: 'product', id: 'prod_1' });
  expect(ids.length).toBe(itemsBy(placed, span, 'product').get('eur')?.get('prod_1')?.orders);
});
