import { IconFolderPlus, IconFolders } from '@tabler/icons-react';
import type { Area } from '#app/area/area.ts';
import { screen } from '#app/area/screen.ts';
import { paths } from '#app/paths.ts';

/** Collections: the list and the page of one. */
export const collections: Area = {
  id: 'collections',
  navigation: {
    to: paths.collections(),
    label: 'navigation.collections',
    icon: IconFolders,
    key: 'c',
  },
  palette: {
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
  },
  routes: (queryClient) => [
    screen(queryClient, {
      path: 'collections',
      namespaces: ['collections'],
      page: async () => (await import('./list/CollectionListPage.tsx')).CollectionListPage,
      start: async () => {
        const { collectionList } = await import('./list/query.ts');
        return (client, { search }) => collectionList.start(client, search);
      },
    }),
    screen(queryClient, {
      path: 'collections/:id',
      namespaces: ['collections', 'sets'],
      page: async () => (await import('./collection/CollectionPage.tsx')).CollectionPage,
      start: async () => {
        const { collectionRecord } = await import('./collection/query.ts');
        return (client, { params }) => collectionRecord.start(client, params['id'] ?? '');
      },
    }),
  ],
};
