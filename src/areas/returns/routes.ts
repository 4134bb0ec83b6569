import { IconTruckReturn } from '@tabler/icons-react';
import type { Area } from '#app/area/area.ts';
import { screen } from '#app/area/screen.ts';
import { paths } from '#app/paths.ts';

/** Returns of all orders: the list; each stands on its order's page. */
export const returns: Area = {
  id: 'returns',
  navigation: {
    to: paths.returns(),
    label: 'navigation.returns',
    icon: IconTruckReturn,
    group: 'orders',
    key: 'r',
  },
  routes: (queryClient) => [
    screen(queryClient, {
      path: 'returns',
      namespaces: ['returns', 'after-sales'],
      page: async () => (await import('./ReturnListPage.tsx')).ReturnListPage,
      start: async () => (await import('./query.ts')).startReturns,
    }),
  ],
};
