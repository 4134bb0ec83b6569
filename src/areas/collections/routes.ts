import { IconFolderPlus } from '@tabler/icons-react';
import type { AreaParts } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';
import { collectionRecord } from './collection/query.ts';
import { collectionList } from './list/query.ts';

/** Collections: the list and the page of one. */
export const collections: AreaParts = {
  palette: () => ({
    actions: [
      {
        id: 'new-collection',
        label: 'new.collection',
        icon: IconFolderPlus,
        to: paths.collections({ edit: 'new' }),
      },
    ],
    records: {
      key: ['admin', 'collections'],
      load: async () => (await import('./palette.ts')).findCollections,
    },
  }),
  screens: [
    {
      path: 'collections',
      namespaces: ['collections'],
      page: async () => (await import('./list/CollectionListPage.tsx')).CollectionListPage,
      start:
        async () =>
        (client, { search }) =>
          collectionList.start(client, search),
    },
    {
      path: 'collections/:id',
      namespaces: ['collections', 'sets'],
      page: async () => (await import('./collection/CollectionPage.tsx')).CollectionPage,
      start:
        async () =>
        (client, { params }) =>
          collectionRecord.start(client, params['id'] ?? ''),
    },
  ],
};
