import { IconAlertTriangle, IconBoxOff } from '@tabler/icons-react';
import type { ToDo } from '#app/area/to-do.ts';
import { paths } from '#app/paths.ts';

const items = {
  feature: 'inventoryService',
  to: paths.inventory,
  key: ['admin', 'inventory-items'],
  read: async (query, reading) => (await import('./to-do.ts')).findItems(query, reading),
  readAll: async (query, reading) => (await import('./to-do.ts')).findAllItems(query, reading),
} satisfies Partial<ToDo>;

export const toDos: readonly ToDo[] = [
  { ...items, id: 'outOfStock', icon: IconBoxOff, query: () => 'available=1' },
  {
    ...items,
    id: 'lowStock',
    icon: IconAlertTriangle,
    query: ({ lowStock }) => `available=${lowStock}`,
  },
];
