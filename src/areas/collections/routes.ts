import type { AreaParts } from '#app/area/area.ts';
import { collectionRecord } from './collection/query.ts';
import { collectionList } from './list/query.ts';

export const collections: AreaParts = {
  screens: [
    {
      path: 'collections',
      namespaces: ['collections'],
      kind: 'list',
      page: async () => (await import('./list/CollectionListPage.tsx')).CollectionListPage,
      start:
        async () =>
        (client, { search }) =>
          collectionList.start(client, search),
    },
    {
      path: 'collections/:id',
      namespaces: ['collections', 'sets'],
      kind: 'record',
      page: async () => (await import('./collection/CollectionPage.tsx')).CollectionPage,
      start:
        async () =>
        (client, { params }) =>
          collectionRecord.start(client, params['id'] ?? ''),
    },
  ],
};
