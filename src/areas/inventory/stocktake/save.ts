import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { chunk } from '#app/query/chunk.ts';
import { ApiError } from '#client/index.ts';
import { readEach } from '#ui/format/read-each.ts';
import { applyLevel } from '#shared/inventory/items.ts';
import { stockItemName } from '#shared/inventory/name.ts';
import { mapConcurrently } from '#shared/read/map-concurrently.ts';
import type { Step } from '#shared/save/steps.ts';
import type { Item } from '../item/query.ts';
import { storedAt } from './count.ts';
import type { Difference } from './count.ts';

/** Ids must fit into a URL. */
const READ_AT_ONCE = 100;
const CALLS_AT_ONCE = 2;
/** Items checked together before they are set; few, to keep the gap short. */
const SET_AT_ONCE = 25;

/**
 * Reads current items by id; deleted ones are missing.
 *
 * @throws ApiError
 */
export async function readItemsNow(
  ids: readonly string[],
  call: CallOptions,
): Promise<ReadonlyMap<string, Item>> {
  const found = new Map<string, Item>();
  await mapConcurrently(chunk(ids, READ_AT_ONCE), CALLS_AT_ONCE, async (id) => {
    const { inventory_items: items } = await listInventoryItems({ id, limit: id.length }, call);
    readEach(items, (item) => found.set(item.id, item));
  });
  return found;
}

const refusal = (status: number): ApiError =>
  new ApiError('Not as it was shown', { kind: 'http', status, outcome: 'failed' });

/**
 * Steps that set counted stock. Each rereads it first: changes since `agreed` are kept, and values already set (after a
 * lost response) aren't resent.
 *
 * @param agreed differences as shown
 * @param onMoved called with ids of changed or deleted items
 */
export const countSteps = (
  agreed: readonly Difference[],
  location: string,
  onMoved: (item: string) => void,
): Step[] =>
  chunk(agreed, SET_AT_ONCE).flatMap((part) => {
    let looked: ReturnType<typeof readItemsNow> | undefined;
    return part.map(({ item: { id, ...item }, stored, counted }) => ({
      id,
      label: stockItemName({ id, ...item }),
      stage: 1,
      run: async (call) => {
        looked ??= readItemsNow(
          part.map((one) => one.item.id),
          call,
        );
        const now = (await looked).get(id);
        const units = now && storedAt(now, location);
        if (units === counted) return;
        if (units !== stored) {
          onMoved(id);
          throw refusal(now ? 409 : 404);
        }
        const kind = stored === null ? 'create' : 'update';
        await applyLevel(id, { kind, location, stocked: counted }, call);
      },
    }));
  });
