import { IconUsersGroup, IconUsersPlus } from '@tabler/icons-react';
import type { Area } from '#app/area/area.ts';
import { screen } from '#app/area/screen.ts';
import { paths } from '#app/paths.ts';

/** Customer groups: the list and the page of one. */
export const customerGroups: Area = {
  id: 'customer-groups',
  navigation: {
    to: paths.customerGroups(),
    label: 'navigation.customerGroups',
    icon: IconUsersGroup,
    group: 'customers',
    key: 'm',
  },
  palette: {
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
  },
  routes: (queryClient) => [
    screen(queryClient, {
      path: 'customer-groups',
      namespaces: ['customer-groups'],
      page: async () => (await import('./list/GroupListPage.tsx')).GroupListPage,
      start: async () => {
        const { groupList } = await import('./list/query.ts');
        return (client, { search }) => groupList.start(client, search);
      },
    }),
    screen(queryClient, {
      path: 'customer-groups/:id',
      namespaces: ['customer-groups', 'customers', 'sets', 'statuses'],
      page: async () => (await import('./group/GroupPage.tsx')).GroupPage,
      start: async () => {
        const { groupRecord } = await import('./group/query.ts');
        return (client, { params }) => groupRecord.start(client, params['id'] ?? '');
      },
    }),
  ],
};
