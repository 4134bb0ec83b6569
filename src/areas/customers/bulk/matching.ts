import { listCustomers } from '#generated/admin/customers/customers.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { readMatchingIds } from '#shared/bulk/matching.ts';
import { customerList } from '../list/query.ts';

/** The ids of all customers that match a list's search and filters. */
export const readMatchingCustomers = (view: ListView): Promise<string[]> =>
  readMatchingIds(async (page) => {
    const { customers, count } = await listCustomers({
      ...customerList.params(view),
      ...page,
    });
    return { rows: customers, count };
  });
