import { IconReceipt2 } from '@tabler/icons-react';
import type { Area } from '#app/area/area.ts';
import { screen } from '#app/area/screen.ts';
import { paths } from '#app/paths.ts';

/** Price lists: the list, the page of one, and the spreadsheet of its prices. */
export const priceLists: Area = {
  id: 'price-lists',
  navigation: {
    to: paths.priceLists(),
    label: 'navigation.priceLists',
    icon: IconReceipt2,
    group: 'marketing',
    key: 'l',
  },
  palette: {
    actions: [
      {
        id: 'new-price-list',
        label: 'new.priceList',
        icon: IconReceipt2,
        to: paths.newPriceList(),
      },
    ],
    records: {
      key: ['admin', 'price-lists'],
      load: async () => (await import('./palette.ts')).findPriceLists,
    },
  },
  routes: (queryClient) => [
    screen(queryClient, {
      path: 'price-lists',
      namespaces: ['price-lists', 'statuses'],
      page: async () => (await import('./list/PriceListListPage.tsx')).PriceListListPage,
      start: async () => (await import('./list/query.ts')).startPriceLists,
    }),
    screen(queryClient, {
      path: 'price-lists/:id',
      namespaces: ['price-lists', 'sets', 'statuses'],
      page: async () => (await import('./price-list/PriceListPage.tsx')).PriceListPage,
      start: async () => {
        const { priceListRecord } = await import('./price-list/query.ts');
        return (client, { params }) => priceListRecord.start(client, params['id'] ?? '');
      },
    }),
    screen(queryClient, {
      path: 'price-lists/:id/prices',
      namespaces: ['price-lists', 'grid', 'products'],
      page: async () => (await import('./grid/PriceListGridPage.tsx')).PriceListGridPage,
      start: async () => {
        const { startPriceListGrid } = await import('./grid/query.ts');
        return (client, { params }) => startPriceListGrid(client, params['id'] ?? '');
      },
    }),
  ],
};
