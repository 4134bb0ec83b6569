import type { AreaParts } from '#app/area/area.ts';
import { discountRecord } from './discount/query.ts';
import { discountList } from './list/query.ts';

export const discounts: AreaParts = {
  screens: [
    {
      path: 'discounts',
      namespaces: ['discounts', 'statuses'],
      kind: 'list',
      page: async () => (await import('./list/DiscountListPage.tsx')).DiscountListPage,
      start:
        async () =>
        (client, { search }) =>
          discountList.start(client, search),
    },
    {
      path: 'discounts/new',
      namespaces: ['discounts'],
      page: async () => (await import('./create/NewDiscountPage.tsx')).NewDiscountPage,
    },
    {
      path: 'discounts/:id',
      namespaces: ['discounts', 'discount-codes', 'statuses'],
      kind: 'record',
      page: async () => (await import('./discount/DiscountPage.tsx')).DiscountPage,
      start:
        async () =>
        (client, { params }) =>
          discountRecord.start(client, params['id'] ?? ''),
    },
  ],
};
