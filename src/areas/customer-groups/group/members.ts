import { getListCustomersQueryOptions } from '#generated/admin/customers/customers.ts';
import { listQuery } from '#shared/list-query.ts';

/** A group's customers. The list of all customers can sort them, which the group's own list can't. */
export const membersOf = (groupId: string) =>
  listQuery({
    rows: 'customers',
    query: getListCustomersQueryOptions,
    filters: {},
    defaultOrder: 'first_name',
    params: () => ({ groups: [groupId] }),
  });
