import { getListCustomerGroupsQueryOptions } from '#generated/admin/customer-groups/customer-groups.ts';
import { listQuery } from '#shared/list-query.ts';
import type { RowOf } from '#shared/list-query.ts';
import type { WithDetails } from '#shared/useRowDetails.ts';

const LIST = {
  rows: 'customer_groups',
  query: getListCustomerGroupsQueryOptions,
  filters: { created_at: 'dates', updated_at: 'dates' },
  defaultOrder: 'name',
} as const;

/** The list of customer groups, by name. */
export const groupList = listQuery(LIST);

/**
 * The same page with its groups' customers, of which the server has no count: their ids alone, 35 bytes each. What it
 * sorts by must be among the fields.
 */
export const membersOfGroups = listQuery({
  ...LIST,
  relations: ['customers'],
  params: () => ({ fields: 'id,name,created_at,updated_at,customers.id' }),
});

/** A row of the list, with how many customers it has once that is known. */
export type ListedGroup = WithDetails<RowOf<typeof groupList>, { members: number }>;

/** How many customers a group has. */
export const membersIn = ({ customers }: RowOf<typeof membersOfGroups>): { members: number } => ({
  members: customers.length,
});
