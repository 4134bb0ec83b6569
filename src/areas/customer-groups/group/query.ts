import type {
  CustomerGroupResponse,
  ListCustomersParams,
  UpdateCustomerGroupBody,
} from '#generated/admin/admin.schemas.ts';
import {
  getCustomerGroup,
  getGetCustomerGroupQueryOptions,
  getUpdateCustomerGroupMutationOptions,
} from '#generated/admin/customer-groups/customer-groups.ts';
import { getListCustomersQueryOptions } from '#generated/admin/customers/customers.ts';
import { given } from '#shared/given.ts';
import { listQuery } from '#shared/list-query.ts';
import { recordQuery } from '#shared/record-query.ts';

/** The group of a page. */
export type CustomerGroup = CustomerGroupResponse['customer_group'];

export const groupRecord = recordQuery<
  CustomerGroupResponse,
  CustomerGroup,
  UpdateCustomerGroupBody
>({
  options: (id) => getGetCustomerGroupQueryOptions(id),
  get: (id, call) => getCustomerGroup(id, undefined, call),
  select: ({ customer_group: group }) => group,
  updateOptions: (meta, request) =>
    getUpdateCustomerGroupMutationOptions({ request, mutation: { meta } }),
});

const NO_FILTERS: readonly string[] = [];

/** A group's customers. The list of all customers can sort them, which the group's own list can't. */
export const membersOf = (groupId: string) =>
  listQuery({
    filters: NO_FILTERS,
    defaultOrder: 'first_name',
    options: (page) =>
      getListCustomersQueryOptions(given<ListCustomersParams>({ ...page, groups: [groupId] })),
  });
