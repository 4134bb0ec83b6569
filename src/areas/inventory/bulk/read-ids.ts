import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { everyPage } from '#shared/read/every-page.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { asked, foundItems } from '../list/query.ts';

/** Rows per request, 2 kB each. */
const ROWS_AT_ONCE = 500;

/**
 * Reads the ids of all items in a view.
 *
 * @throws ApiError
 */
export async function readIds(view: ListView): Promise<string[]> {
  // Never aborted: nothing can be closed.
  const call = { signal: new AbortController().signal };
  const items = await everyPage(async ({ limit, offset }) => {
    const { inventory_items: rows, count } = await listInventoryItems(
      { ...asked(view), limit, offset },
      call,
    );
    return { rows, count };
  }, ROWS_AT_ONCE);
  return foundItems(items, view).map(({ id }) => id);
}
