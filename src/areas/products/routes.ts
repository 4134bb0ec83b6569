import { IconBox, IconPlus } from '@tabler/icons-react';
import type { Area } from '#app/area/area.ts';
import { screen } from '#app/area/screen.ts';
import { paths } from '#app/paths.ts';

/** Products: the list and the page of one. */
export const products: Area = {
  id: 'products',
  navigation: { to: paths.products(), label: 'navigation.products', icon: IconBox, key: 'p' },
  palette: {
    actions: [{ id: 'new-product', label: 'new.product', icon: IconPlus, to: paths.newProduct() }],
    records: {
      key: ['admin', 'products'],
      load: async () => (await import('./palette.ts')).findProducts,
    },
  },
  routes: (queryClient) => [
    screen(queryClient, {
      path: 'products',
      namespaces: ['products'],
      page: async () => (await import('./list/ProductListPage.tsx')).ProductListPage,
      start: async () => {
        const { productList } = await import('./list/query.ts');
        return (client, { search }) => productList.start(client, search);
      },
    }),
    screen(queryClient, {
      path: 'products/new',
      namespaces: ['products', 'grid'],
      page: async () => (await import('./create/CreatePage.tsx')).CreatePage,
    }),
    screen(queryClient, {
      path: 'products/import',
      namespaces: ['imports', 'jobs', 'products', 'activity'],
      page: async () => (await import('./import/ImportPage.tsx')).ImportPage,
    }),
    screen(queryClient, {
      path: 'products/:id/grid',
      namespaces: ['products', 'grid'],
      page: async () => (await import('./grid/GridPage.tsx')).GridPage,
      start: async () => {
        const { startGrid } = await import('./grid/query.ts');
        return (client, { params }) => startGrid(client, params['id'] ?? '');
      },
    }),
    screen(queryClient, {
      path: 'products/:id',
      namespaces: ['products'],
      page: async () => (await import('./product/ProductPage.tsx')).ProductPage,
      start: async () => {
        const { productRecord } = await import('./product/query.ts');
        return (client, { params }) => productRecord.start(client, params['id'] ?? '');
      },
    }),
  ],
};
