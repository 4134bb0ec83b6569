import type {
  CreateInventoryItemBody,
  InventoryItemDetail,
  UpdateInventoryItemBody,
  UpdateProductVariantBody,
} from '#generated/admin/admin.schemas.ts';
import {
  createInventoryItem,
  listInventoryItems,
  updateInventoryItem,
} from '#generated/admin/inventory-items/inventory-items.ts';
import { getVariantInventory } from '#generated/admin/variants/variants.ts';
import { chunk } from '#app/query/chunk.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import { applyLevel, removeItem } from '#shared/inventory/items.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { withoutRecord } from '#shared/save/no-record.ts';
import { lookUntilSettled, sinceLoss } from '#shared/save/look-until-settled.ts';

/** Returns a variant's inventory item; undefined if its stock isn't counted. */
export async function readItem(
  variantId: string,
  call: CallOptions,
): Promise<InventoryItemDetail | undefined> {
  const { variant } = await getVariantInventory(variantId, call);
  return variant.inventory[0];
}

/** Fields that the server copied from the variant. */
const COPIED = [
  'sku',
  'hs_code',
  'mid_code',
  'origin_country',
  'material',
  'length',
  'width',
  'height',
  'weight',
] as const;

/** Picks the changes to copy to the inventory item; null clears. */
export function itemBody(change: UpdateProductVariantBody): UpdateInventoryItemBody {
  return Object.fromEntries(
    COPIED.flatMap((field) => {
      const value = change[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** Updates a variant's inventory item or creates a missing one, which the server leaves to clients. */
export async function syncItem(
  variantId: string,
  isCounted: boolean,
  change: UpdateProductVariantBody,
  sku: string,
  call: CallOptions,
): Promise<void> {
  const item = await readItem(variantId, call);
  const body = itemBody(change);
  if (item?.id !== undefined) {
    if (Object.keys(body).length > 0) await updateInventoryItem(item.id, body, undefined, call);
  } else if (isCounted) await ensureItem(variantId, sku, call);
}

/** Keeps the URL short enough. */
const IDS_AT_ONCE = 40;

/**
 * Returns the id of a counted variant's inventory item, creating a missing one (imports create none). If an item
 * without variants blocks the SKU, replaces it and keeps its stock.
 *
 * @throws ApiError
 */
export async function ensureItem(
  variantId: string,
  sku: string,
  call: CallOptions,
): Promise<string> {
  const there = await readItem(variantId, call);
  if (there?.id !== undefined) return there.id;
  const body = omitUndefined<CreateInventoryItemBody>({
    variant_id: variantId,
    sku: sku || undefined,
  });
  const make = async (own: CallOptions): Promise<string> => {
    try {
      const { inventory_item: item } = await createInventoryItem(body, undefined, own);
      if (item.id === undefined) throw new TypeError('No record');
      return item.id;
    } catch (error) {
      const failure = withoutRecord(error, 'createInventoryItem');
      if (failure.outcome !== 'unknown') throw failure;
      const at = Date.now();
      const { found: late } = await lookUntilSettled({
        ...sinceLoss(at, own.signal),
        look: () => readItem(variantId, own).catch(() => undefined),
        isFound: (item) => item?.id !== undefined,
      });
      if (late?.id === undefined) throw failure;
      return late.id;
    }
  };
  try {
    return await make(call);
  } catch (error) {
    if (!sku || !isApiError(error) || error.outcome === 'unknown') throw error;
    const { inventory_items: found } = await listInventoryItems({ sku, limit: 1 }, call);
    const [item] = found;
    if (item?.id === undefined) throw error;
    // Created by someone else meanwhile.
    if (item.variants.some(({ id }) => id === variantId)) return item.id;
    if (item.variants.length > 0) throw error;
    call.signal.throwIfAborted();
    return replaceItem({ ...item, id: item.id }, sku, make);
  }
}

/**
 * Replaces an item along with its stock. The old one releases its SKU first and is deleted last; failures roll back.
 * Aborting halfway would lose stock, so it ignores the caller's signal.
 */
async function replaceItem(
  old: InventoryItemDetail & { id: string },
  sku: string,
  make: (call: CallOptions) => Promise<string>,
): Promise<string> {
  const call = { signal: new AbortController().signal };
  let id: string | undefined;
  try {
    await updateInventoryItem(old.id, { sku: `${sku} ${old.id}` }, undefined, call);
    id = await make(call);
    for (const level of old.location_levels ?? []) {
      await applyLevel(
        id,
        {
          kind: 'create',
          location: level.location_id,
          stocked: level.stocked_quantity,
          incoming: level.incoming_quantity,
        },
        call,
      );
    }
  } catch (error) {
    if (id !== undefined) await removeItem(id, call).catch(() => undefined);
    await updateInventoryItem(old.id, { sku }, undefined, call).catch(() => undefined);
    throw error;
  }
  await removeItem(old.id, call);
  return id;
}

/**
 * Returns the inventory items to delete along with variants: the server keeps them, and their SKUs stay taken.
 *
 * @param itemIds items of the variants
 * @param variantIds variants being deleted
 */
export async function orphanedItems(
  itemIds: readonly string[],
  variantIds: ReadonlySet<string>,
  call: CallOptions,
): Promise<string[]> {
  const orphaned: string[] = [];
  for (const id of chunk(itemIds, IDS_AT_ONCE)) {
    const { inventory_items: items } = await listInventoryItems({ id, limit: id.length }, call);
    for (const item of items) {
      const isShared = item.variants.some((variant) => !variantIds.has(variant.id));
      if (item.id !== undefined && !isShared) orphaned.push(item.id);
    }
  }
  return orphaned;
}
