import { expect, test } from 'vitest';
import { detailsOf, relationsFor } from './details.ts';
import type { OrderRow } from './query.ts';

const row = (stated: string, status = 'pending'): OrderRow =>
  ({ id: 'order_1', status, fulfillment_status: stated }) as OrderRow;

test('items are read for their column, or where a status may hide that some wait', () => {
  const plain = [row('not_fulfilled'), row('canceled', 'canceled')];
  expect(relationsFor(plain, ['items', 'total'])).toEqual(['items']);
  expect(relationsFor(plain, ['total'])).toEqual([]);
  expect(relationsFor([...plain, row('shipped')], ['total'])).toEqual(['items']);
  expect(relationsFor([row('shipped')], ['items'])).toEqual(['items']);
  expect(relationsFor(undefined, ['tracking'])).toEqual(['fulfillments.tracking_links']);
  expect(relationsFor([null as never], [])).toEqual([]);
});

test('the status comes from the items', () => {
  const items = [{ quantity: 3, fulfilled_quantity: 2 }];
  expect(detailsOf({ ...row('shipped'), items } as never).fulfillment).toBe('partially_fulfilled');
  expect(detailsOf(row('shipped') as never)).toEqual({});
});
