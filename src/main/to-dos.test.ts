import { afterEach, expect, test, vi } from 'vitest';
import { TO_DO_IDS } from '#app/area/to-do.ts';
import type { ToDoId } from '#app/area/to-do.ts';
import { FULFILLMENT_STATUSES } from '#shared/orders/order-status.tsx';
import { PACKED, UNPACKED } from '../areas/orders/to-do-entry.ts';
import { toDos } from './to-dos.ts';

afterEach(() => {
  vi.useRealTimers();
});

function linkOf(id: ToDoId, lowStock = 10): string | undefined {
  const toDo = toDos.find((each) => each.id === id);
  return toDo?.to(toDo.query({ lowStock }));
}

test('the areas say each thing to do once, in the order of the page', () => {
  expect(toDos.filter(({ without }) => !without).map(({ id }) => id)).toEqual([...TO_DO_IDS]);
});

test('where stock isn’t tracked by location, the variants’ own is counted and shown', () => {
  const own = toDos.filter(({ without }) => without === 'inventoryService');
  expect(own.map(({ id, to, query }) => [id, to(query({ lowStock: 25 }))])).toEqual([
    ['outOfStock', '/a/reports/stock?available=1'],
    ['lowStock', '/a/reports/stock?available=25'],
  ]);
});

test.each<[ToDoId, string]>([
  ['capture', '/a/orders?todo=capture'],
  ['editPayments', '/a/orders?todo=pay'],
  ['ship', '/a/orders?todo=ship&fulfillment_status=fulfilled&fulfillment_status=partially_shipped'],
  ['send', '/a/orders?todo=send'],
  ['overpaid', '/a/orders?todo=refund'],
  ['returns', '/a/returns?status=requested'],
  ['refunds', '/a/returns?status=requires_action'],
  ['outOfStock', '/a/inventory?available=1'],
  ['lowStock', '/a/inventory?available=10'],
  ['archivedReservations', '/a/reservations?order_status=archived'],
  ['discounts', '/a/discounts?soon=7'],
  ['priceLists', '/a/price-lists?soon=7'],
])('%s leads to %s', (id, link) => {
  expect(linkOf(id)).toBe(link);
});

test('orders to pay for, pack and send have a queue of the same orders', () => {
  const queues = toDos.flatMap(({ id, query, queue }) => {
    const text = query({ lowStock: 10 });
    return queue ? [[id, queue(text), linkOf(id)?.replace('/a/orders?', '')]] : [];
  });
  expect(queues.map(([id]) => id)).toEqual(['capture', 'fulfill', 'ship', 'send']);
  for (const [, queue, query] of queues) expect(queue).toBe(`/a/orders/queue?${query}`);
});

test('low stock is what one has chosen', () => {
  expect(linkOf('lowStock', 25)).toBe('/a/inventory?available=25');
});

test('drafts are due once they are open for more than three days', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 12) });
  expect(linkOf('drafts')).toBe('/a/drafts?status=open&created_at=..2026-11-26');
});

test('an order to ship is either to fulfill or to send, whatever its status', () => {
  expect([...PACKED, ...UNPACKED].toSorted()).toEqual([...FULFILLMENT_STATUSES].toSorted());
  expect(linkOf('fulfill')).toContain('/a/orders?todo=ship&fulfillment_status=not_fulfilled&');
});

test('stock is counted only where the store tracks it', () => {
  const needy = toDos.filter(({ feature }) => feature !== undefined);
  expect(needy.map(({ id, feature }) => [id, feature])).toEqual([
    ['outOfStock', 'inventoryService'],
    ['lowStock', 'inventoryService'],
    ['archivedReservations', 'inventoryService'],
  ]);
});
