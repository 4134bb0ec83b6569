import type {
  CustomerGroupListResponse,
  ListCustomerGroupsParams,
} from '#generated/admin/admin.schemas.ts';
import { getListCustomerGroupsQueryOptions } from '#generated/admin/customer-groups/customer-groups.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { given } from '#shared/given.ts';
import { instantsOf, listQuery, pageParams } from '#shared/list-query.ts';
import type { PageParams } from '#shared/list-query.ts';

/** A row of the list; how many customers it has comes once the rows stand, and is null where that can't be read. */
export type ListedGroup = CustomerGroupListResponse['customer_groups'][number] & {
  members?: number | null | undefined;
};

const DEFAULT_ORDER = 'name';

const listParams = (page: PageParams, view: ListView): ListCustomerGroupsParams =>
  given<ListCustomerGroupsParams>({
    ...page,
    created_at: instantsOf(view, 'created_at'),
    updated_at: instantsOf(view, 'updated_at'),
  });

/** The list of customer groups, by name. */
export const groupList = listQuery({
  filters: ['created_at', 'updated_at'],
  defaultOrder: DEFAULT_ORDER,
  options: (page, view) => getListCustomerGroupsQueryOptions(listParams(page, view)),
});

/**
 * The same page with its groups' customers, of which the server has no count: their ids alone, 35 bytes each. What the
 * server sorts by must be among the fields.
 */
export const membersOfPage = (view: ListView) =>
  getListCustomerGroupsQueryOptions({
    ...listParams(pageParams(view, DEFAULT_ORDER), view),
    fields: 'id,name,created_at,updated_at,customers.id',
  });
