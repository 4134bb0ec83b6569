import { expect, test } from 'vitest';
import { createKnownOrders } from './known-orders.ts';
import { storeOf } from './test-engine.ts';
import { facts } from './test-orders.ts';

test('of the orders that another tab has written, only changed ones are replaced', async () => {
  const store = storeOf();
  const orders = createKnownOrders(store.open);
  await orders.open();
  await orders.keep({ facts: [facts(), facts({ id: 'order_2' })], unread: [], nameless: 0 });
  const [first, second] = orders.all();
  const other = await store.open();
  await other.put([facts(), facts({ id: 'order_2', total: 1 })]);
  await orders.refresh();
  expect(orders.all()[0]).toBe(first);
  expect(orders.all()[1]).toEqual({ ...second, total: 1 });
});
