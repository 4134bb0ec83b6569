import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { everyPage } from '#shared/every-page.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { asked, foundItems } from '../list/query.ts';

/** Rows of one call when all are read: 2 kB each. */
const ROWS_AT_ONCE = 500;

/**
 * The ids of all items that a view finds.
 *
 * @throws ApiError
 */
export async function readIds(view: ListView): Promise<string[]> {
  // Nothing is open that could be left: it runs to its end.
  const call = { signal: new AbortController().signal };
  const items = await everyPage(async (page) => {
    const { inventory_items: rows, count } = await listInventoryItems(
      { ...asked(view), ...page },
      call,
    );
    return { rows, count };
  }, ROWS_AT_ONCE);
  return foundItems(items, view).map(({ id }) => id);
}
