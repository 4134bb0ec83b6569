import type { AreaParts } from '#app/area/area.ts';
import { productList } from './list/query.ts';
import { productRecord } from './product/query.ts';

export const products: AreaParts = {
  screens: [
    {
      path: 'products',
      namespaces: ['products'],
      kind: 'list',
      page: async () => (await import('./list/ProductListPage.tsx')).ProductListPage,
      start:
        async () =>
        (client, { search }) =>
          productList.start(client, search),
    },
    {
      path: 'products/new',
      namespaces: ['products', 'grid'],
      page: async () => (await import('./create/CreatePage.tsx')).CreatePage,
    },
    {
      path: 'products/import',
      namespaces: ['imports', 'jobs', 'products', 'activity'],
      page: async () => (await import('./import/ImportPage.tsx')).ImportPage,
    },
    {
      path: 'products/prices',
      namespaces: ['product-prices', 'grid', 'products'],
      page: async () => (await import('./grid/across/AcrossPage.tsx')).PricesPage,
    },
    {
      path: 'products/stock',
      namespaces: ['product-prices', 'stock-sheet', 'grid', 'products'],
      page: async () => (await import('./grid/across/AcrossPage.tsx')).StockPage,
    },
    {
      path: 'products/:id/grid',
      namespaces: ['products', 'grid'],
      page: async () => (await import('./grid/GridPage.tsx')).GridPage,
      start: async () => {
        const { startGrid } = await import('./grid/query.ts');
        return (client, { params }) => startGrid(client, params['id'] ?? '');
      },
    },
    {
      path: 'products/:id',
      namespaces: ['products', 'price-tools'],
      kind: 'record',
      page: async () => (await import('./product/ProductPage.tsx')).ProductPage,
      start:
        async () =>
        (client, { params }) =>
          productRecord.start(client, params['id'] ?? ''),
    },
  ],
};
