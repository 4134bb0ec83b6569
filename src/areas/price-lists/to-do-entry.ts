import { IconReceipt2 } from '@tabler/icons-react';
import type { ToDo } from '#app/area/to-do.ts';
import { paths } from '#app/paths.ts';
import { SOON, SOON_VALUE } from '#shared/domain/soon.ts';

export const toDos: readonly ToDo[] = [
  {
    id: 'priceLists',
    icon: IconReceipt2,
    query: () => `${SOON}=${SOON_VALUE}`,
    to: paths.priceLists,
    key: ['admin', 'price-lists'],
    read: async (query, reading) => (await import('./to-do.ts')).findPriceLists(query, reading),
  },
];
