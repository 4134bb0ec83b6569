import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { readListView } from '#ui/list/useListState.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import { stockColumn } from '#shared/price-grid/columns.ts';
import type { Choice } from '#shared/sheet/address.ts';
import { readInChunks } from '#shared/sheet/rows.ts';
import type { SheetRow } from '#shared/sheet/rows.ts';
import type { Item } from '../item/query.ts';
import { FILTERS, asked, foundItems } from '../list/query.ts';

export const MOST_ITEMS = 10_000;

/** Rows per request, 2 kB each. */
const ROWS_AT_ONCE = 500;

export class TooManyItemsError extends Error {
  constructor() {
    super('More items than one spreadsheet takes');
  }
}

/** Describes the item besides its name: product and variant, or title. */
function describe(item: Item, name: string): string {
  const [variant] = listOf(item.variants);
  const texts = variant ? [variant.product?.title, variant.title] : [item.title];
  const described = texts.filter((text) => text?.trim()).join(' · ');
  return described === name ? '' : described;
}

const rowOf = (item: Item): SheetRow => ({
  id: item.id,
  title: stockItemName(item),
  sku: item.sku ?? null,
  productId: item.id,
  product: describe(item, stockItemName(item)),
  cells: new Map(
    readEach(
      item.location_levels,
      ({ location_id: location, stocked_quantity: units }): [string, number] => [
        stockColumn(location),
        units,
      ],
    ),
  ),
});

/** Reads stock rows, 100 items per request. */
export const readRows = readInChunks<SheetRow>(async (id, _products, call) => {
  const { inventory_items: items } = await listInventoryItems({ id, limit: id.length }, call);
  return readEach(items, rowOf);
});

/**
 * Reads the chosen items in list order, without deleted ones.
 *
 * @param onProgress items read, and their total
 * @throws TooManyItemsError, ApiError
 */
export async function readSheet(
  { ids, list }: Choice,
  call: CallOptions,
  onProgress: (done: number, total: number) => void,
): Promise<SheetRow[]> {
  let done = 0;
  if (ids) {
    if (ids.length > MOST_ITEMS) throw new TooManyItemsError();
    const found = await readRows(ids, new Map(), call, (count) => {
      done += count;
      onProgress(done, ids.length);
    });
    return ids.flatMap((id) => found.get(id) ?? []);
  }
  const view = readListView(new URLSearchParams(list), FILTERS);
  const items = await everyPage(async ({ limit, offset }) => {
    const { inventory_items: rows, count } = await listInventoryItems(
      { ...asked(view), limit, offset },
      call,
    );
    if (count > MOST_ITEMS) throw new TooManyItemsError();
    done += rows.length;
    onProgress(done, count);
    return { rows, count };
  }, ROWS_AT_ONCE);
  return readEach(foundItems(items, view), rowOf);
}
