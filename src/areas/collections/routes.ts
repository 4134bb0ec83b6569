import { IconFolderPlus, IconFolders } from '@tabler/icons-react';
import i18next from 'i18next';
import type { Area } from '#app/area/area.ts';

/** Collections: the list and the page of one. */
export const collections: Area = {
  id: 'collections',
  navigation: {
    to: '/a/collections',
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
        to: '/a/collections?edit=new',
      },
    ],
    records: {
      key: ['admin', 'collections'],
      load: async () => (await import('./palette.ts')).findCollections,
    },
  },
  routes: (queryClient) => [
    {
      path: 'collections',
      loader: async ({ request }) => {
        void i18next.loadNamespaces('collections');
        const { startCollectionList } = await import('./list/query.ts');
        startCollectionList(queryClient, new URL(request.url).searchParams);
        return null;
      },
      lazy: async () => {
        const { CollectionListPage } = await import('./list/CollectionListPage.tsx');
        return { Component: CollectionListPage };
      },
    },
    {
      path: 'collections/:id',
      loader: async ({ params }) => {
        void i18next.loadNamespaces(['collections', 'sets', 'products']);
        const { startCollection } = await import('./collection/query.ts');
        startCollection(queryClient, params.id ?? '');
        return null;
      },
      lazy: async () => {
        const { CollectionPage } = await import('./collection/CollectionPage.tsx');
        return { Component: CollectionPage };
      },
    },
  ],
};
