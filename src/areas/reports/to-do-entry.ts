import { IconAlertTriangle, IconBoxOff } from '@tabler/icons-react';
import type { ToDo } from '#app/area/to-do.ts';
import { paths } from '#app/paths.ts';
import { AVAILABLE } from './low-stock.ts';

/** Without stock locations, variants have the stock themselves. */
const variants = {
  without: 'inventoryService',
  to: (query) => paths.report('stock', query),
  key: ['admin', 'variants'],
  read: async (query, reading) => (await import('./to-do.ts')).findNewestVariants(query, reading),
  readAll: async (query, reading) => (await import('./to-do.ts')).findVariants(query, reading),
} satisfies Partial<ToDo>;

export const toDos: readonly ToDo[] = [
  { ...variants, id: 'outOfStock', icon: IconBoxOff, query: () => `${AVAILABLE}=1` },
  {
    ...variants,
    id: 'lowStock',
    icon: IconAlertTriangle,
    query: ({ lowStock }) => `${AVAILABLE}=${lowStock}`,
  },
];
