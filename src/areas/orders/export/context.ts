import type { ListOrdersParams } from '#generated/admin/admin.schemas.ts';
import { listOrders } from '#generated/admin/orders/orders.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { readIdsOf } from '#shared/bulk/matching.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { orderList } from '../list/query.ts';
import { toDoOf } from '../list/to-do-filter.ts';

/** Search results to export by id: the server accepts no longer bodies. */
export const MOST_FOUND = 2000;

type ExportContext = Record<string, unknown> & {
  order: string;
  filterable_fields: Record<string, unknown>;
};

/**
 * Covers all pages. The server's export applies the search only to its count, so this searches here and exports ids.
 *
 * @param withSearch false if the search finds more than `MOST_FOUND`
 * @throws ApiError if the search fails
 */
export async function exportContext(view: ListView, withSearch: boolean): Promise<ExportContext> {
  const {
    limit: _l,
    offset: _o,
    expand: _e,
    fields,
    order,
    q,
    ...filters
  } = orderList.params(view);
  const sorting = { order: order ?? orderList.defaultOrder };
  if (toDoOf(view)) {
    const ids = await readIdsOf(orderList, view);
    return { ...sorting, filterable_fields: { id: ids } };
  }
  if (!q || !withSearch) return { ...sorting, filterable_fields: filters };
  const found = await everyPage(async ({ limit, offset }) => {
    const { orders, count } = await listOrders(
      omitUndefined<ListOrdersParams>({
        ...filters,
        order: sorting.order,
        limit,
        offset,
        q,
        // Must include the column that the search is sorted by.
        fields,
        expand: '',
      }),
    );
    return { rows: orders, count };
  });
  return { ...sorting, filterable_fields: { ...filters, id: found.map(({ id }) => id) } };
}
