import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getListInvitesQueryOptions } from '#generated/admin/invites/invites.ts';
import {
  getListUsersQueryKey,
  getGetUserQueryOptions,
  listUsers,
} from '#generated/admin/users/users.ts';
import type { OrderOf } from '#app/query/names.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { recordQuery } from '#shared/record/record-query.ts';

export const usersOptions = queryOptions({
  queryKey: [...getListUsersQueryKey(), 'all'],
  queryFn: ({ signal }) =>
    everyPage(async ({ limit, offset }) => {
      const { users: rows, count } = await listUsers(
        { limit, offset, order: 'created_at' satisfies OrderOf<typeof listUsers> },
        { signal },
      );
      return { rows, count };
    }),
});

export const userRecord = recordQuery({ name: 'user', query: getGetUserQueryOptions });

export const startPeople = async (client: QueryClient) =>
  Promise.all([prefetch(client, usersOptions), prefetch(client, getListInvitesQueryOptions())]);
