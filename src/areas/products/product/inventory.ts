import type {
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
import { inParts } from '#app/query/in-parts.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import { applyLevel, removeItem } from '#shared/inventory/items.ts';

/** The inventory item of a variant; undefined when nothing counts its stock. */
export async function readItem(
  variantId: string,
  call: CallOptions,
): Promise<InventoryItemDetail | undefined> {
  const { variant } = await getVariantInventory(variantId, call);
  return variant.inventory[0];
}

/** Columns that an inventory item has of its own, copied from its variant. */
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

/** What of a variant's change its inventory item takes over; it cannot be emptied. */
export function itemBody(change: UpdateProductVariantBody): UpdateInventoryItemBody {
  return Object.fromEntries(
    COPIED.flatMap((field) => {
      const value = change[field];
      return value === null || value === undefined ? [] : [[field, value]];
    }),
  );
}

/**
 * Makes a variant's inventory item follow it: changes it, or creates the missing one of a variant whose stock is
 * counted. The server leaves both to its clients.
 */
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

/** Ids that go into one address without making it too long. */
const IDS_AT_ONCE = 40;

/**
 * The inventory item of a variant whose stock is counted, made where it is missing: an import makes none. An item of no
 * variant that has the SKU keeps it from being used, so that one is replaced, with what it says of stock.
 *
 * @throws ApiError when it can be neither found nor made
 */
export async function ensureItem(
  variantId: string,
  sku: string,
  call: CallOptions,
): Promise<string> {
  const there = await readItem(variantId, call);
  if (there?.id !== undefined) return there.id;
  const body = { variant_id: variantId, ...(sku ? { sku } : {}) };
  const make = async (own: CallOptions): Promise<string> => {
    const { inventory_item: item } = await createInventoryItem(body, undefined, own);
    return item.id ?? '';
  };
  try {
    return await make(call);
  } catch (error) {
    if (!sku || !isApiError(error)) throw error;
    const { inventory_items: found } = await listInventoryItems({ sku, limit: 1 }, call);
    const [item] = found;
    if (item?.id === undefined) throw error;
    // Someone else was faster.
    if (item.variants.some(({ id }) => id === variantId)) return item.id;
    if (item.variants.length > 0) throw error;
    call.signal.throwIfAborted();
    return replaceItem({ ...item, id: item.id }, sku, make);
  }
}

/**
 * Makes another item in place of one, with what lies where. That one gives up its SKU first and goes last; whatever fails
 * before, it is as it was. Done by half it would lose stock, so it runs to its end even when the page is left.
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
 * The inventory items that nothing needs once some variants are gone. The server keeps an item when its variant is
 * deleted, and with it the SKU, which then cannot be used again.
 *
 * @param itemIds    items of the variants
 * @param variantIds variants that go
 */
export async function orphanedItems(
  itemIds: readonly string[],
  variantIds: ReadonlySet<string>,
  call: CallOptions,
): Promise<string[]> {
  const orphaned: string[] = [];
  for (const id of inParts(itemIds, IDS_AT_ONCE)) {
    const { inventory_items: items } = await listInventoryItems({ id, limit: id.length }, call);
    for (const item of items) {
      const isShared = item.variants.some((variant) => !variantIds.has(variant.id));
      if (item.id !== undefined && !isShared) orphaned.push(item.id);
    }
  }
  return orphaned;
}
