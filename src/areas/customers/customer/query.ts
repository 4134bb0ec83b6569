import type { CustomerResponse, UpdateCustomerBody } from '#generated/admin/admin.schemas.ts';
import {
  getCustomer,
  getGetCustomerQueryOptions,
  getUpdateCustomerMutationOptions,
} from '#generated/admin/customers/customers.ts';
import { recordQuery } from '#shared/record-query.ts';

/** The customer of a page, with groups and addresses. */
export type Customer = CustomerResponse['customer'];

/** In place of what comes unasked: all orders, which the page lists by themselves. */
const RELATIONS = { expand: 'groups,shipping_addresses' };

export const customerRecord = recordQuery<CustomerResponse, Customer, UpdateCustomerBody>({
  options: (id) => getGetCustomerQueryOptions(id, RELATIONS),
  get: (id, call) => getCustomer(id, RELATIONS, call),
  select: ({ customer }) => customer,
  updateOptions: (meta, request) =>
    getUpdateCustomerMutationOptions({ request, mutation: { meta } }),
});
