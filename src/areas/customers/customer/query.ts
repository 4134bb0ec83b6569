import { getGetCustomerQueryOptions } from '#generated/admin/customers/customers.ts';
import { recordQuery } from '#shared/record-query.ts';
import type { RecordOf } from '#shared/record-query.ts';

export const customerRecord = recordQuery({
  name: 'customer',
  query: getGetCustomerQueryOptions,
  // Not the orders, which the page lists by themselves.
  relations: ['groups', 'shipping_addresses'],
});

/** The customer of a page, with groups and addresses. */
export type Customer = RecordOf<typeof customerRecord>;
