import type { CreateInventoryItemBody, InventoryItem } from '#generated/admin/admin.schemas.ts';
import { createInventoryItem } from '#generated/admin/inventory-items/inventory-items.ts';
import { getVariantInventory } from '#generated/admin/variants/variants.ts';
import type { Creation } from '#shared/save/create-once.ts';

/** Identified by its variant. */
export const itemCreation: Creation<CreateInventoryItemBody, InventoryItem> = {
  operation: 'createInventoryItem',
  create: async (body, call) => (await createInventoryItem(body, undefined, call)).inventory_item,
  find: async ({ variant_id: variant }, call) =>
    (await getVariantInventory(variant, call)).variant.inventory,
  isNamed: () => true,
};
