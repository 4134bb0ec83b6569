import { listOrders } from '#generated/admin/orders/orders.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { everyPage } from '#shared/every-page.ts';
import { readIdsOf } from '#shared/bulk/matching.ts';
import { orderList } from '../list/query.ts';
import { toDoOf } from '../list/to-do-filter.ts';

/** Orders that a search may find and be exported one by one: the server takes no longer bodies. */
export const MOST_FOUND = 2000;

/** What an export is told: which orders, and how they are sorted. */
type ExportContext = Record<string, unknown> & {
  order: string;
  filterable_fields: Record<string, unknown>;
};

/**
 * The orders of a list, on all of its pages, as the export takes them. An export knows all filters, but the search only
 * where it counts, and then takes as many orders without it: so the search is done here, and its orders are named.
 *
 * @param withSearch false where it finds more than `MOST_FOUND`
 * @throws ApiError when the search can't be done
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
  const found = await everyPage(async (page) => {
    const { orders, count } = await listOrders({
      ...filters,
      ...sorting,
      ...page,
      q,
      // The column that the search is sorted by must be among them.
      ...(fields === undefined ? {} : { fields }),
      expand: '',
    });
    return { rows: orders, count };
  });
  return { ...sorting, filterable_fields: { ...filters, id: found.map(({ id }) => id) } };
}
