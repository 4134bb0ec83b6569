import type { AreaParts } from '#app/area/area.ts';
import { groupRecord } from './group/query.ts';
import { groupList } from './list/query.ts';

export const customerGroups: AreaParts = {
  screens: [
    {
      path: 'customer-groups',
      namespaces: ['customer-groups'],
      kind: 'list',
      page: async () => (await import('./list/GroupListPage.tsx')).GroupListPage,
      start:
        async () =>
        (client, { search }) =>
          groupList.start(client, search),
    },
    {
      path: 'customer-groups/:id',
      namespaces: ['customer-groups', 'customers', 'sets', 'statuses'],
      kind: 'record',
      page: async () => (await import('./group/GroupPage.tsx')).GroupPage,
      start:
        async () =>
        (client, { params }) =>
          groupRecord.start(client, params['id'] ?? ''),
    },
  ],
};
