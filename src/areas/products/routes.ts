import { IconBox, IconPlus } from '@tabler/icons-react';
import i18next from 'i18next';
import type { Area } from '#app/area/area.ts';

/** Products: the list and the page of one. */
export const products: Area = {
  id: 'products',
  navigation: { to: '/a/products', label: 'navigation.products', icon: IconBox, key: 'p' },
  palette: {
    actions: [{ id: 'new-product', label: 'new.product', icon: IconPlus, to: '/a/products/new' }],
    records: {
      key: ['admin', 'products'],
      load: async () => (await import('./palette.ts')).findProducts,
    },
  },
  routes: (queryClient) => [
    {
      path: 'products',
      loader: async ({ request }) => {
        void i18next.loadNamespaces('products');
        const { startProductList } = await import('./list/query.ts');
        startProductList(queryClient, new URL(request.url).searchParams);
        return null;
      },
      lazy: async () => {
        const { ProductListPage } = await import('./list/ProductListPage.tsx');
        return { Component: ProductListPage };
      },
    },
    {
      path: 'products/new',
      loader: () => {
        void i18next.loadNamespaces(['products', 'grid']);
        return null;
      },
      lazy: async () => {
        const { CreatePage } = await import('./create/CreatePage.tsx');
        return { Component: CreatePage };
      },
    },
    {
      path: 'products/import',
      loader: () => {
        void i18next.loadNamespaces(['imports', 'products', 'activity']);
        return null;
      },
      lazy: async () => {
        const { ImportPage } = await import('./import/ImportPage.tsx');
        return { Component: ImportPage };
      },
    },
    {
      path: 'products/:id/grid',
      loader: async ({ params }) => {
        void i18next.loadNamespaces(['products', 'grid']);
        const { startGrid } = await import('./grid/query.ts');
        startGrid(queryClient, params['id'] ?? '');
        return null;
      },
      lazy: async () => {
        const { GridPage } = await import('./grid/GridPage.tsx');
        return { Component: GridPage };
      },
    },
    {
      path: 'products/:id',
      loader: async ({ params }) => {
        void i18next.loadNamespaces('products');
        const { startProduct } = await import('./product/query.ts');
        startProduct(queryClient, params.id ?? '');
        return null;
      },
      lazy: async () => {
        const { ProductPage } = await import('./product/ProductPage.tsx');
        return { Component: ProductPage };
      },
    },
  ],
};
