import { expect, test } from 'vitest';
import { adminEffects, isAffected } from '../../generated/paths/effects.ts';
import type { Document, Operation } from './document.ts';
import { effectsSource } from './effects.ts';

const api = (operation: Partial<Operation>): Document => ({
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  tags: [{ name: 'orders' }, { name: 'returns' }],
  paths: {
    '/orders': {
      get: { operationId: 'listOrders', tags: ['orders'], responses: {} },
      post: { operationId: 'createOrder', tags: ['orders'], responses: {}, ...operation },
    },
  },
});

test('a write makes stale what it says, and a read nothing', () => {
  const source = effectsSource({
    admin: api({ 'x-invalidates': ['orders'] }),
    store: api({ 'x-invalidates': ['returns', 'orders'] }),
  });
  expect(source).toContain("  createOrder: [['admin', 'orders']],");
  expect(source).toContain("  createOrder: [['store', 'returns'], ['store', 'orders']],");
  expect(source).not.toContain('listOrders');
});

test('finds lists, records and infinite lists by the beginning of their keys', () => {
  const prefix = ['admin', 'orders'];
  expect(isAffected(['admin', 'orders', { limit: 20 }], prefix)).toBe(true);
  expect(isAffected(['admin', 'orders', 'order_1'], prefix)).toBe(true);
  expect(isAffected(['infinite', 'admin', 'orders'], prefix)).toBe(true);
  expect(isAffected(['admin', 'order-edits'], prefix)).toBe(false);
  expect(isAffected(['store', 'orders'], prefix)).toBe(false);
});

test.each([
  ['updateOrder', false],
  ['captureOrder', false],
  ['refundOrder', false],
  ['createOrderShipment', false],
  ['archiveOrder', false],
  ['cancelReturn', false],
  ['createOrderFulfillment', true],
  ['cancelOrderFulfillment', true],
  ['cancelOrder', true],
  ['createOrderClaim', true],
  ['receiveReturn', true],
])('%s reads stock and products again: %s', (operation, isStale) => {
  const effects = adminEffects[operation] ?? [];
  expect(effects.some((prefix) => isAffected(['admin', 'orders', 'order_1'], prefix))).toBe(true);
  for (const tag of ['products', 'variants', 'inventory-items']) {
    expect(effects.some((prefix) => isAffected(['admin', tag], prefix))).toBe(isStale);
  }
});
