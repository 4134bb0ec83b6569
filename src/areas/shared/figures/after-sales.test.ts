import { expect, test } from 'vitest';
import type { EditAnswer } from './after-sales.ts';
import { REFRESH_AFTER } from './engine.ts';
import type { OrderFacts } from './facts.ts';
import { DAY, NOW, daysAgo, oldOrders, serverOf, storeOf, visit } from './test-engine.ts';
import { itemAnswer } from './test-orders.ts';

const exchanged = (fields: object = {}): object => ({
  swaps: [
    {
      id: 'swap_1',
      created_at: daysAgo(-0.4),
      confirmed_at: daysAgo(-0.5),
      canceled_at: null,
      difference_due: 700,
      ...fields,
    },
  ],
});
const editOf = (index: number, id = 'oe_1'): EditAnswer => ({
  id,
  order_id: `order_${index}`,
  confirmed_at: daysAgo(-0.5),
  updated_at: daysAgo(-0.5),
});
const edited = { items: [itemAnswer({ order_edit_id: 'oe_1' })], total: 9_000 };

test.each<[string, object, object, readonly EditAnswer[], (order: OrderFacts) => unknown]>([
  ['a new exchange', {}, exchanged({ confirmed_at: null }), [], ({ exchanges }) => exchanges[0]],
  [
    'a confirmed exchange',
    {},
    exchanged(),
    [],
    ({ exchanges }) => exchanges[0]?.confirmedAt === NOW + DAY / 2,
  ],
  [
    'a canceled exchange that was confirmed',
    exchanged({ confirmed_at: daysAgo(80) }),
    exchanged({ confirmed_at: daysAgo(80), canceled_at: daysAgo(-0.5) }),
    [],
    ({ exchanges }) => exchanges[0]?.isCanceled,
  ],
  ['a confirmed order edit', {}, edited, [editOf(250)], ({ total }) => total === 9_000],
])('%s of a quiet order is noticed', async (_, before, after, edits, isNoticed) => {
  const server = serverOf(oldOrders(300));
  const store = storeOf();
  const changed = server.orders[250];
  Object.assign(changed ?? {}, before);
  await visit(server, store.open).is('ready');
  server.calls.length = 0;
  Object.assign(changed ?? {}, after);
  server.edits.push(...edits);
  await visit(server, store.open, { at: NOW + DAY }).is('ready');
  const known = store.orders.get('order_250');
  expect(known !== undefined && Boolean(isNoticed(known))).toBe(true);
  expect(server.calls.length).toBe(2);
  server.calls.length = 0;
  await visit(server, store.open, { at: NOW + DAY + REFRESH_AFTER }).is('ready');
  expect(server.calls.length).toBe(1);
});

test('exchanges and edits are read until they are known', async () => {
  const server = serverOf(oldOrders(300));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  expect(server.listed).toEqual(['exchanges 0', 'edits 0']);
  for (const [index, order] of server.orders.slice(0, 120).entries()) {
    Object.assign(order, exchanged({ id: `swap_${index}` }));
  }
  for (let index = 200; index < 215; index += 1) {
    Object.assign(server.orders[index] ?? {}, { items: [itemAnswer({ order_edit_id: 'oe_1' })] });
    server.edits.push(editOf(index));
  }
  server.listed.length = 0;
  await visit(server, store.open, { at: NOW + DAY }).is('ready');
  expect(server.listed).toEqual([
    'exchanges 0',
    'exchanges 50',
    'exchanges 100',
    'edits 0',
    'edits 10',
  ]);
  const all = [...store.orders.values()];
  expect(all.filter(({ exchanges }) => exchanges.length > 0).length).toBe(120);
  expect(all.filter(({ editIds }) => editIds.length > 0).length).toBe(15);
});

test('an order’s last edit is known, and its earlier ones aren’t looked for', async () => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  Object.assign(server.orders[40] ?? {}, edited);
  await visit(server, store.open).is('ready');
  const earlier = { ...editOf(40, 'oe_0'), confirmed_at: daysAgo(2), updated_at: daysAgo(2) };
  server.edits.push(editOf(40), earlier);
  server.calls.length = 0;
  await visit(server, store.open, { at: NOW + DAY }).is('ready');
  expect(server.calls.length).toBe(1);
});

test('edits that the server didn’t list are found once it does', async () => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  Object.assign(server.orders[0] ?? {}, { updated_at: daysAgo(0) });
  await visit(server, store.open).is('ready');
  Object.assign(server.orders[40] ?? {}, edited);
  Object.assign(server.orders[0] ?? {}, { updated_at: daysAgo(-0.9) });
  server.edits.push(editOf(40));
  server.hasEdits = false;
  await visit(server, store.open, { at: NOW + DAY }).is('ready');
  await visit(server, store.open, { at: NOW + 2 * DAY }).is('ready');
  server.hasEdits = true;
  await visit(server, store.open, { at: NOW + 3 * DAY }).is('ready');
  expect(store.orders.get('order_40')?.total).toBe(9_000);
});
