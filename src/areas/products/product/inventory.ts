import type {
  InventoryItemDetail,
  UpdateInventoryItemBody,
  UpdateProductVariantBody,
} from '../../../../generated/admin/admin.schemas.ts';
import {
  createInventoryItem,
  createInventoryLevel,
  deleteInventoryItem,
  deleteInventoryLevel,
  listInventoryItems,
  updateInventoryItem,
  updateInventoryLevel,
} from '../../../../generated/admin/inventory-items/inventory-items.ts';
import { getVariantInventory } from '../../../../generated/admin/variants/variants.ts';
import { isApiError } from '../../../client/index.ts';
import type { LevelChange } from './stock.ts';

/** The inventory item of a variant; undefined when nothing counts its stock. */
export async function readItem(variantId: string): Promise<InventoryItemDetail | undefined> {
  const { variant } = await getVariantInventory(variantId);
  return variant.inventory[0];
}

/** Sets what lies at one location; doing it twice is the same as once. */
export async function applyLevel(itemId: string, change: LevelChange): Promise<void> {
  const { location } = change;
  if (change.kind === 'delete') {
    await deleteInventoryLevel(itemId, location);
    return;
  }
  const { stocked, incoming } = change;
  const quantities = {
    ...(stocked === undefined ? {} : { stocked_quantity: stocked }),
    ...(incoming === undefined ? {} : { incoming_quantity: incoming }),
  };
  if (change.kind === 'create') {
    try {
      await createInventoryLevel(itemId, {
        location_id: location,
        stocked_quantity: change.stocked,
        incoming_quantity: change.incoming,
      });
      return;
    } catch (error) {
      // It is there already: an earlier try got through, or someone else was faster.
      if (!isApiError(error) || error.type !== 'duplicate_error') throw error;
    }
  }
  await updateInventoryLevel(itemId, location, quantities);
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
): Promise<void> {
  const item = await readItem(variantId);
  const body = itemBody(change);
  if (item?.id !== undefined) {
    if (Object.keys(body).length > 0) await updateInventoryItem(item.id, body);
  } else if (isCounted) {
    await createInventoryItem({ variant_id: variantId, ...(sku ? { sku } : {}) });
  }
}

/** Ids that go into one address without making it too long. */
const IDS_AT_ONCE = 40;

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
): Promise<string[]> {
  const orphaned: string[] = [];
  for (let from = 0; from < itemIds.length; from += IDS_AT_ONCE) {
    const id = itemIds.slice(from, from + IDS_AT_ONCE);
    const { inventory_items: items } = await listInventoryItems({ id, limit: id.length });
    for (const item of items) {
      const isShared = item.variants.some((variant) => !variantIds.has(variant.id));
      if (item.id !== undefined && !isShared) orphaned.push(item.id);
    }
  }
  return orphaned;
}

/** Deletes an inventory item; one that is gone already is fine. */
export async function removeItem(id: string): Promise<void> {
  try {
    await deleteInventoryItem(id);
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}
