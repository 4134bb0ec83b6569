import type { CustomerListResponse, ListCustomersParams } from '#generated/admin/admin.schemas.ts';
import { getListCustomersQueryOptions } from '#generated/admin/customers/customers.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { given } from '#shared/given.ts';
import { instantsOf, listQuery, pageParams } from '#shared/list-query.ts';
import type { PageParams } from '#shared/list-query.ts';

/** A row of the list. */
export type ListedCustomer = CustomerListResponse['customers'][number];

/** Filters of the list, as its address and the server name them. */
export const FILTERS = ['groups', 'has_account', 'created_at', 'updated_at'] as const;

const DEFAULT_ORDER = '-created_at';

/** An address may hold anything; only these two mean something to the server. */
const ACCOUNTS: Record<string, boolean> = { true: true, false: false };

/**
 * What the list asks the server for, with some relations; `fields` it ignores. Where it filters by groups, it names of
 * each customer only those groups.
 */
const listParams = (page: PageParams, view: ListView, expand: string): ListCustomersParams =>
  given<ListCustomersParams>({
    ...page,
    expand,
    groups: view.filters['groups'],
    has_account: ACCOUNTS[view.filters['has_account']?.[0] ?? ''],
    created_at: instantsOf(view, 'created_at'),
    updated_at: instantsOf(view, 'updated_at'),
  });

/** The list of customers, newest first. */
export const customerList = listQuery({
  filters: FILTERS,
  defaultOrder: DEFAULT_ORDER,
  options: (page, view) => getListCustomersQueryOptions(listParams(page, view, 'groups')),
});

/**
 * The same page with its customers' orders, of which the server has no count: their own columns come along, 600 bytes
 * an order, without items and totals. It is one call for all rows, since customers can't be asked for by their ids.
 */
export const ordersOfPage = (view: ListView) =>
  getListCustomersQueryOptions(matchingParams(view, 'orders'));

/** What asks for the customers of a view with some relations; another page of them with its own limit and offset. */
export const matchingParams = (view: ListView, expand: string): ListCustomersParams =>
  listParams(pageParams(view, DEFAULT_ORDER), view, expand);
