import type { AreaParts } from '#app/area/area.ts';
import { readListView } from '#ui/list/useListState.ts';
import { itemRecord } from './item/query.ts';
import { FILTERS, startItems } from './list/query.ts';

export const inventory: AreaParts = {
  screens: [
    {
      path: 'inventory',
      namespaces: ['inventory', 'stock', 'products'],
      kind: 'list',
      page: async () => (await import('./list/InventoryListPage.tsx')).InventoryListPage,
      start:
        async () =>
        (client, { search }) =>
          startItems(client, readListView(search, FILTERS)),
    },
    {
      path: 'inventory/stocktake',
      namespaces: ['inventory', 'stock'],
      kind: 'record',
      page: async () => (await import('./stocktake/StocktakePage.tsx')).StocktakePage,
    },
    {
      path: 'inventory/sheet',
      namespaces: ['inventory', 'stock-sheet', 'grid'],
      kind: 'record',
      page: async () => (await import('./sheet/SheetPage.tsx')).SheetPage,
    },
    {
      path: 'inventory/:id',
      namespaces: ['inventory', 'stock', 'products'],
      kind: 'record',
      page: async () => (await import('./item/ItemPage.tsx')).ItemPage,
      start:
        async () =>
        (client, { params }) =>
          itemRecord.start(client, params['id'] ?? ''),
    },
  ],
};
