// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { adminRequest } from '#client/index.ts';
import { render } from '../../../tests/support/render.tsx';
import { MockMarker } from './MockMarker.tsx';
import { startMock } from './mock.ts';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values?: Record<string, string>) =>
      [key, ...Object.values(values ?? {})].join(' '),
  }),
}));

afterEach(() => window.history.replaceState(null, '', '/'));

const title = (): string[] =>
  document.querySelector('[role=note]')?.getAttribute('title')?.split('\n') ?? [];

test('answers chosen for a misspelled operation are told apart, and names are listed', async () => {
  window.history.replaceState(null, '', '/a/orders?mock=getOrdr:refunded,getOrder:empty');
  vi.stubGlobal('fetch', async () => Response.json({ order: {}, orders: [] }));
  startMock();
  render(<MockMarker />);
  expect(title()).toEqual(['mock.text', 'mock.unused getOrdr: refunded, getOrder: empty']);
  await act(async () => {
    await adminRequest('/admin/orders/order_01', { operation: 'getOrder', method: 'GET' });
    await adminRequest('/admin/orders', { operation: 'listOrders', method: 'GET' });
  });
  expect(title()).toEqual([
    'mock.examples getOrder: empty',
    'mock.unused getOrdr: refunded',
    'mock.called getOrder, listOrders',
  ]);
});
