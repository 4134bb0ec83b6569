import type { AreaParts } from '#app/area/area.ts';
import { startReturns } from './query.ts';

export const returns: AreaParts = {
  screens: [
    {
      path: 'returns',
      namespaces: ['returns', 'after-sales'],
      kind: 'list',
      page: async () => (await import('./ReturnListPage.tsx')).ReturnListPage,
      start: async () => startReturns,
    },
  ],
};
