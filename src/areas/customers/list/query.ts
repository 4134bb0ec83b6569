import { getListCustomersQueryOptions } from '#generated/admin/customers/customers.ts';
import { listQuery } from '#shared/list-query.ts';
import type { RowOf } from '#shared/list-query.ts';

/** Where the list filters by groups, the server names of each customer only those groups. */
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

/** The list of customers, newest first. */
export const customerList = listQuery({ ...LIST, relations: ['groups'] });

/** A row of the list. */
export type ListedCustomer = RowOf<typeof customerList>;

/**
 * The same page with its customers' orders, of which the server has no count: their own columns come along, 600 bytes
 * an order, without items and totals. It is one call for all rows, since customers can't be asked for by their ids.
 */
export const ordersOfCustomers = listQuery({ ...LIST, relations: ['orders'] });

/** The same list with all that a file says of a customer. */
export const customersOfFile = listQuery({ ...LIST, relations: ['groups', 'orders'] });
