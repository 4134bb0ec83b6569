import type { FlatNamespace } from 'i18next';
import type { AreaParts } from '#app/area/area.ts';
import { orderList } from './list/query.ts';
import { orderRecord } from './order/query.ts';

const ORDER_TEXTS: FlatNamespace[] = [
  'order',
  'order-actions',
  'after-sales',
  'order-edit',
  'notes',
  'statuses',
  'customers',
];

export const orders: AreaParts = {
  screens: [
    {
      path: 'orders',
      namespaces: ['orders', 'statuses'],
      kind: 'list',
      page: async () => (await import('./list/OrderListPage.tsx')).OrderListPage,
      start:
        async () =>
        (client, { search }) =>
          orderList.start(client, search),
    },
    {
      path: 'orders/queue/:id?',
      namespaces: ['order-queue', ...ORDER_TEXTS],
      page: async () => (await import('./queue/QueuePage.tsx')).QueuePage,
    },
    {
      path: 'orders/print',
      namespaces: ['order-print', 'order', 'order-edit', 'notes'],
      kind: 'record',
      page: async () => (await import('./print/OrderPrintPage.tsx')).OrderPrintPage,
      start: async () => (await import('./print/start.ts')).startPrint,
    },
    {
      path: 'orders/:id/edit',
      namespaces: ['order-edit', 'order', 'order-actions', 'statuses', 'variant-picker', 'sets'],
      page: async () => (await import('./order/order-edit/OrderEditPage.tsx')).OrderEditPage,
      start: async () => (await import('./order/order-edit/start.ts')).startOrderEdit,
    },
    {
      path: 'orders/:id',
      namespaces: ORDER_TEXTS,
      kind: 'record',
      page: async () => (await import('./order/OrderPage.tsx')).OrderPage,
      start:
        async () =>
        (client, { params }) =>
          orderRecord.start(client, params['id'] ?? ''),
    },
  ],
};
