import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import type { FindRecords } from '#app/area/area.ts';
import { foundRecords } from '#app/palette/found.ts';
import { paths } from '#app/paths.ts';
import { variantOf } from './item/query.ts';
import { stockItemName } from '#shared/inventory/name.ts';

/** Finds inventory items by their SKUs and titles. */
export const findItems: FindRecords = async (search, signal) => {
  const { inventory_items: items, count } = await listInventoryItems(search, { signal });
  return {
    count,
    records: foundRecords(items, (item) => ({
      id: item.id,
      to: paths.inventoryItem(item.id),
      title: stockItemName(item),
      detail: variantOf(item)?.product?.title,
    })),
  };
};
