import { expect, test } from 'vitest';
import { ApiError } from '#client/index.ts';
import { oldOrders, serverOf, storeOf, until, visit } from './test-engine.ts';

const refunds = (count: number): object => ({
  refunds: Array.from({ length: count }, (_, index) => ({ id: `ref_${index}`, amount: 1_000 })),
});

test('orders that the user has changed are read again, however fresh the figures are', async () => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  const { engine, is } = visit(server, store.open);
  await is('ready');
  const known = (): number | undefined => store.orders.get('order_40')?.refunds.length;
  server.calls.length = 0;
  Object.assign(server.orders[40] ?? {}, refunds(1));
  server.isHeld = true;
  engine.refresh(['order_40']);
  await until(() => server.held.length === 1);
  // Changed again while the first change is read.
  engine.refresh(['order_40']);
  server.held[0]?.answer();
  await until(() => server.held.length === 2);
  server.held[1]?.answer();
  await until(() => server.held.length === 3);
  expect(known()).toBe(1);
  Object.assign(server.orders[40] ?? {}, refunds(2));
  server.isHeld = false;
  server.held[2]?.answer();
  await until(() => known() === 2);
  await is('ready');
  expect(server.calls.length).toBe(4);
  engine.refresh([]);
  await is('ready');
  expect(server.calls.length).toBe(4);
});

test('after a failure, they are still read again', async () => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  const { engine, is } = visit(server, store.open);
  await is('ready');
  Object.assign(server.orders[40] ?? {}, refunds(1));
  server.fault = new ApiError('Network Error', { kind: 'network', outcome: 'failed' });
  engine.refresh(['order_40']);
  await is('failed');
  server.fault = undefined;
  engine.retry();
  await is('ready');
  expect(store.orders.get('order_40')?.refunds.length).toBe(1);
});
