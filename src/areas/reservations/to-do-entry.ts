import { IconBookmark } from '@tabler/icons-react';
import type { ToDo } from '#app/area/to-do.ts';
import { paths } from '#app/paths.ts';
import { ARCHIVED, ORDER_FILTER } from './list/archived-filter.ts';

export const toDos: readonly ToDo[] = [
  {
    id: 'archivedReservations',
    icon: IconBookmark,
    feature: 'inventoryService',
    query: () => `${ORDER_FILTER}=${ARCHIVED}`,
    to: paths.reservations,
    key: ['admin', 'reservations'],
    read: async (query, reading) => (await import('./to-do.ts')).findReservations(query, reading),
  },
];
