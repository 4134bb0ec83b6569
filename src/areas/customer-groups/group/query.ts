import { getGetCustomerGroupQueryOptions } from '#generated/admin/customer-groups/customer-groups.ts';
import { getListCustomersQueryOptions } from '#generated/admin/customers/customers.ts';
import { listQuery } from '#shared/list/list-query.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

export const groupRecord = recordQuery({
  name: 'customer_group',
  query: getGetCustomerGroupQueryOptions,
});

export type CustomerGroup = RecordOf<typeof groupRecord>;

/** Reads members from the customer list, which can sort; the group's own can't. */
export const membersOf = (groupId: string) =>
  listQuery({
    rows: 'customers',
    query: getListCustomersQueryOptions,
    filters: {},
    defaultOrder: 'first_name',
    params: () => ({ groups: [groupId] }),
  });
