import type { AreaParts } from '#app/area/area.ts';
import { startPriceLists } from './list/query.ts';
import { priceListRecord } from './price-list/query.ts';

export const priceLists: AreaParts = {
  screens: [
    {
      path: 'price-lists',
      namespaces: ['price-lists', 'statuses'],
      kind: 'list',
      page: async () => (await import('./list/PriceListListPage.tsx')).PriceListListPage,
      start: async () => startPriceLists,
    },
    {
      path: 'price-lists/calendar',
      namespaces: ['price-tools', 'price-lists', 'statuses'],
      page: async () => (await import('./calendar/CalendarPage.tsx')).CalendarPage,
      start: async () => (await import('./calendar/query.ts')).startCalendar,
    },
    {
      path: 'price-lists/shopper-price',
      namespaces: ['price-tools', 'price-lists'],
      page: async () => (await import('./ShopperPricePage.tsx')).ShopperPricePage,
    },
    {
      path: 'price-lists/:id',
      namespaces: ['price-lists', 'price-tools', 'sets', 'statuses'],
      kind: 'record',
      page: async () => (await import('./price-list/PriceListPage.tsx')).PriceListPage,
      start:
        async () =>
        (client, { params }) =>
          priceListRecord.start(client, params['id'] ?? ''),
    },
    {
      path: 'price-lists/:id/prices',
      namespaces: ['price-lists', 'price-tools', 'product-prices', 'grid', 'products'],
      page: async () => (await import('./grid/PriceListGridPage.tsx')).PriceListGridPage,
      start: async () => {
        const { startPriceListGrid } = await import('./grid/query.ts');
        return (client, { params }) => startPriceListGrid(client, params['id'] ?? '');
      },
    },
  ],
};
