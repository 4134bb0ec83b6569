import { IconRosetteDiscount } from '@tabler/icons-react';
import type { ToDo } from '#app/area/to-do.ts';
import { paths } from '#app/paths.ts';
import { SOON, SOON_VALUE } from '#shared/domain/soon.ts';

export const toDos: readonly ToDo[] = [
  {
    id: 'discounts',
    icon: IconRosetteDiscount,
    query: () => `${SOON}=${SOON_VALUE}`,
    to: paths.discounts,
    key: ['admin', 'discounts'],
    read: async (query, reading) => (await import('./to-do.ts')).findDiscounts(query, reading),
    readAll: async (query, reading) =>
      (await import('./to-do.ts')).findAllDiscounts(query, reading),
  },
];
