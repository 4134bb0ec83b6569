import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import type { Area } from '#app/area/area.ts';
import { screen } from '#app/area/screen.ts';
import { paths } from '#app/paths.ts';

/** Customers: the list and the page of one. */
export const customers: Area = {
  id: 'customers',
  navigation: {
    to: paths.customers(),
    label: 'navigation.customers',
    icon: IconUsers,
    group: 'customers',
    key: 'u',
  },
  palette: {
    actions: [
      { id: 'new-customer', label: 'new.customer', icon: IconUserPlus, to: paths.newCustomer() },
    ],
    records: {
      key: ['admin', 'customers'],
      load: async () => (await import('./palette.ts')).findCustomers,
    },
  },
  routes: (queryClient) => [
    screen(queryClient, {
      path: 'customers',
      namespaces: ['customers'],
      page: async () => (await import('./list/CustomerListPage.tsx')).CustomerListPage,
      start: async () => {
        const { customerList } = await import('./list/query.ts');
        return (client, { search }) => customerList.start(client, search);
      },
    }),
    screen(queryClient, {
      path: 'customers/:id',
      namespaces: ['customers', 'notes', 'statuses'],
      page: async () => (await import('./customer/CustomerPage.tsx')).CustomerPage,
      start: async () => {
        const { customerRecord } = await import('./customer/query.ts');
        return (client, { params }) => customerRecord.start(client, params['id'] ?? '');
      },
    }),
  ],
};
