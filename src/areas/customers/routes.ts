import type { AreaParts } from '#app/area/area.ts';
import { customerRecord } from './customer/query.ts';
import { customerList } from './list/query.ts';

export const customers: AreaParts = {
  screens: [
    {
      path: 'customers',
      namespaces: ['customers'],
      kind: 'list',
      page: async () => (await import('./list/CustomerListPage.tsx')).CustomerListPage,
      start:
        async () =>
        (client, { search }) =>
          customerList.start(client, search),
    },
    {
      path: 'customers/:id',
      namespaces: ['customers', 'notes', 'statuses'],
      kind: 'record',
      page: async () => (await import('./customer/CustomerPage.tsx')).CustomerPage,
      start:
        async () =>
        (client, { params }) =>
          customerRecord.start(client, params['id'] ?? ''),
    },
  ],
};
