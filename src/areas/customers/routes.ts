import { IconUserPlus } from '@tabler/icons-react';
import type { AreaParts } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';
import { customerRecord } from './customer/query.ts';
import { customerList } from './list/query.ts';

/** Customers: the list and the page of one. */
export const customers: AreaParts = {
  palette: () => ({
    actions: [
      { id: 'new-customer', label: 'new.customer', icon: IconUserPlus, to: paths.newCustomer() },
    ],
    records: {
      key: ['admin', 'customers'],
      load: async () => (await import('./palette.ts')).findCustomers,
    },
  }),
  screens: [
    {
      path: 'customers',
      namespaces: ['customers'],
      page: async () => (await import('./list/CustomerListPage.tsx')).CustomerListPage,
      start:
        async () =>
        (client, { search }) =>
          customerList.start(client, search),
    },
    {
      path: 'customers/:id',
      namespaces: ['customers', 'notes', 'statuses'],
      page: async () => (await import('./customer/CustomerPage.tsx')).CustomerPage,
      start:
        async () =>
        (client, { params }) =>
          customerRecord.start(client, params['id'] ?? ''),
    },
  ],
};
