import { IconRosetteDiscount } from '@tabler/icons-react';
import type { Area } from '#app/area/area.ts';
import { screen } from '#app/area/screen.ts';
import { paths } from '#app/paths.ts';

/** Discounts: the list, the page of one, and a new one. */
export const discounts: Area = {
  id: 'discounts',
  navigation: {
    to: paths.discounts(),
    label: 'navigation.discounts',
    icon: IconRosetteDiscount,
    group: 'marketing',
    key: 'k',
  },
  palette: {
    actions: [
      {
        id: 'new-discount',
        label: 'new.discount',
        icon: IconRosetteDiscount,
        to: paths.newDiscount(),
      },
    ],
    records: {
      key: ['admin', 'discounts'],
      load: async () => (await import('./palette.ts')).findDiscounts,
    },
  },
  routes: (queryClient) => [
    screen(queryClient, {
      path: 'discounts',
      namespaces: ['discounts', 'statuses'],
      page: async () => (await import('./list/DiscountListPage.tsx')).DiscountListPage,
      start: async () => {
        const { discountList } = await import('./list/query.ts');
        return (client, { search }) => discountList.start(client, search);
      },
    }),
    screen(queryClient, {
      path: 'discounts/new',
      namespaces: ['discounts'],
      page: async () => (await import('./create/NewDiscountPage.tsx')).NewDiscountPage,
    }),
    screen(queryClient, {
      path: 'discounts/:id',
      namespaces: ['discounts', 'statuses'],
      page: async () => (await import('./discount/DiscountPage.tsx')).DiscountPage,
      start: async () => {
        const { discountRecord } = await import('./discount/query.ts');
        return (client, { params }) => discountRecord.start(client, params['id'] ?? '');
      },
    }),
  ],
};
