import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconCreditCard,
  IconPackage,
  IconPencilDollar,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { ToDo } from '#app/area/to-do.ts';
import { paths } from '#app/paths.ts';

/** By the server's status: packed, so that only the parcel has to go out. */
export const PACKED = ['fulfilled', 'partially_shipped'] as const;

/** All others; under each of them items may wait. */
export const UNPACKED = [
  'not_fulfilled',
  'partially_fulfilled',
  'shipped',
  'partially_returned',
  'returned',
  'canceled',
  'requires_action',
] as const;

const shipping = (statuses: readonly string[]): string =>
  new URLSearchParams([
    ['todo', 'ship'],
    ...statuses.map((status) => ['fulfillment_status', status]),
  ]).toString();

const orders = {
  to: paths.orders,
  key: ['admin', 'orders'],
  read: async (query, reading) => (await import('./to-do.ts')).findOrders(query, reading),
} satisfies Partial<ToDo>;

const queue = paths.orderQueue;

export const toDos: readonly ToDo[] = [
  { ...orders, id: 'capture', icon: IconCreditCard, query: () => 'todo=capture', queue },
  { ...orders, id: 'editPayments', icon: IconPencilDollar, query: () => 'todo=pay' },
  { ...orders, id: 'fulfill', icon: IconPackage, query: () => shipping(UNPACKED), queue },
  { ...orders, id: 'ship', icon: IconTruckDelivery, query: () => shipping(PACKED), queue },
  { ...orders, id: 'send', icon: IconArrowsExchange, query: () => 'todo=send', queue },
  { ...orders, id: 'overpaid', icon: IconArrowBackUp, query: () => 'todo=refund' },
];
