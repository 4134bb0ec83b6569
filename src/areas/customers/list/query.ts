import { getListCustomersQueryOptions } from '#generated/admin/customers/customers.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';

/** When filtered by groups, the server returns only those groups of each customer. */
const LIST = {
  rows: 'customers',
  query: getListCustomersQueryOptions,
  filters: {
    groups: 'values',
    has_account: 'yesNo',
    created_at: 'dates',
    updated_at: 'dates',
  },
  defaultOrder: '-created_at',
} as const;

export const customerList = listQuery({ ...LIST, relations: ['groups'] });

export type ListedCustomer = RowOf<typeof customerList>;

/**
 * The same page with orders (600 bytes each, without items and totals), since the server has no count and can't list
 * customers by id.
 */
export const ordersOfCustomers = listQuery({ ...LIST, relations: ['orders'] });

export const customersOfFile = listQuery({ ...LIST, relations: ['groups', 'orders'] });
