import type { listCustomerGroups } from '#generated/admin/customer-groups/customer-groups.ts';
import { getListCustomerGroupsQueryOptions } from '#generated/admin/customer-groups/customer-groups.ts';
import { joinNames } from '#app/query/names.ts';
import type { FieldOf } from '#app/query/names.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';
import type { WithDetails } from '#shared/list/useRowDetails.ts';

const LIST = {
  rows: 'customer_groups',
  query: getListCustomerGroupsQueryOptions,
  filters: { created_at: 'dates', updated_at: 'dates' },
  defaultOrder: 'name',
} as const;

export const groupList = listQuery(LIST);

/**
 * The same page with customer ids (35 bytes each), since the server has no count. Sort fields must be among `fields`.
 */
export const membersOfGroups = listQuery({
  ...LIST,
  relations: ['customers'],
  params: () => ({
    fields: joinNames<FieldOf<typeof listCustomerGroups>>(
      'id',
      'name',
      'created_at',
      'updated_at',
      'customers.id',
    ),
  }),
});

/** The count follows later. */
export type ListedGroup = WithDetails<RowOf<typeof groupList>, { members: number }>;

export const membersIn = ({ customers }: RowOf<typeof membersOfGroups>): { members: number } => ({
  members: customers.length,
});
