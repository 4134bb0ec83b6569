import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { inParts } from '#app/query/in-parts.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { everyPage } from '#shared/every-page.ts';
import { sideBySide } from '#shared/side-by-side.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { asked, foundItems } from '../list/query.ts';

/** Ids that fit into an address. */
const IDS_AT_ONCE = 100;
const CALLS_AT_ONCE = 2;
/** Rows of one call when all are read: 2 kB each. */
const ROWS_AT_ONCE = 500;

/**
 * The products whose variants are made of some items, each once; an item without a variant has none.
 *
 * @throws ApiError
 */
export async function productsOf(ids: readonly string[], call: CallOptions): Promise<string[]> {
  const products = new Set<string>();
  await sideBySide(inParts(ids, IDS_AT_ONCE), CALLS_AT_ONCE, async (id) => {
    const { inventory_items: items } = await listInventoryItems({ id, limit: id.length }, call);
    readEach(items, ({ variants }) => {
      for (const variant of listOf(variants))
        if (variant?.product_id) products.add(variant.product_id);
    });
  });
  return [...products];
}

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
