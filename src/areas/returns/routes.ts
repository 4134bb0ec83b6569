import type { AreaParts } from '#app/area/area.ts';
import { startReturns } from './query.ts';

/** Returns of all orders: the list; each stands on its order's page. */
export const returns: AreaParts = {
  screens: [
    {
      path: 'returns',
      namespaces: ['returns', 'after-sales'],
      page: async () => (await import('./ReturnListPage.tsx')).ReturnListPage,
      start: async () => startReturns,
    },
  ],
};
