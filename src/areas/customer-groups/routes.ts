import { IconUsersPlus } from '@tabler/icons-react';
import type { AreaParts } from '#app/area/area.ts';
import { paths } from '#app/paths.ts';
import { groupRecord } from './group/query.ts';
import { groupList } from './list/query.ts';

/** Customer groups: the list and the page of one. */
export const customerGroups: AreaParts = {
  palette: () => ({
    actions: [
      {
        id: 'new-customer-group',
        label: 'new.customerGroup',
        icon: IconUsersPlus,
        to: paths.newCustomerGroup(),
      },
    ],
    records: {
      key: ['admin', 'customer-groups'],
      load: async () => (await import('./palette.ts')).findCustomerGroups,
    },
  }),
  screens: [
    {
      path: 'customer-groups',
      namespaces: ['customer-groups'],
      page: async () => (await import('./list/GroupListPage.tsx')).GroupListPage,
      start:
        async () =>
        (client, { search }) =>
          groupList.start(client, search),
    },
    {
      path: 'customer-groups/:id',
      namespaces: ['customer-groups', 'customers', 'sets', 'statuses'],
      page: async () => (await import('./group/GroupPage.tsx')).GroupPage,
      start:
        async () =>
        (client, { params }) =>
          groupRecord.start(client, params['id'] ?? ''),
    },
  ],
};
