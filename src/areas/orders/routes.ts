import { IconShoppingBag } from '@tabler/icons-react';
import type { FlatNamespace } from 'i18next';
import type { Area } from '#app/area/area.ts';
import { screen } from '#app/area/screen.ts';
import { paths } from '#app/paths.ts';

const loadPalette = () => import('./palette.ts');

/** The texts of one order. */
const ORDER_TEXTS: FlatNamespace[] = [
  'order',
  'order-actions',
  'after-sales',
  'order-edit',
  'notes',
  'statuses',
  'customers',
];

/** Orders: the list and the page of one. */
export const orders: Area = {
  id: 'orders',
  navigation: {
    to: paths.orders(),
    label: 'navigation.orders',
    icon: IconShoppingBag,
    group: 'orders',
    key: 'o',
  },
  palette: {
    records: {
      key: ['admin', 'orders'],
      load: async () => (await loadPalette()).findOrders,
    },
    commands: async () => (await loadPalette()).findOrderCommands,
  },
  routes: (queryClient) => [
    screen(queryClient, {
      path: 'orders',
      namespaces: ['orders', 'statuses'],
      page: async () => (await import('./list/OrderListPage.tsx')).OrderListPage,
      start: async () => {
        const { orderList } = await import('./list/query.ts');
        return (client, { search }) => orderList.start(client, search);
      },
    }),
    screen(queryClient, {
      path: 'orders/queue/:id?',
      namespaces: ['order-queue', ...ORDER_TEXTS],
      page: async () => (await import('./queue/QueuePage.tsx')).QueuePage,
    }),
    screen(queryClient, {
      path: 'orders/print',
      namespaces: ['order-print', 'order'],
      page: async () => (await import('./print/OrderPrintPage.tsx')).OrderPrintPage,
      start: async () => (await import('./print/start.ts')).startPrint,
    }),
    screen(queryClient, {
      path: 'orders/:id/edit',
      namespaces: ['order-edit', 'order', 'order-actions', 'statuses', 'variant-picker', 'sets'],
      page: async () => (await import('./order/order-edit/OrderEditPage.tsx')).OrderEditPage,
      start: async () => (await import('./order/order-edit/start.ts')).startOrderEdit,
    }),
    screen(queryClient, {
      path: 'orders/:id',
      namespaces: ORDER_TEXTS,
      page: async () => (await import('./order/OrderPage.tsx')).OrderPage,
      start: async () => {
        const { orderRecord } = await import('./order/query.ts');
        return (client, { params }) => orderRecord.start(client, params['id'] ?? '');
      },
    }),
  ],
};
