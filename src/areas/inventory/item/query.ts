import type { UseQueryOptions } from '@tanstack/react-query';
import type { InventoryItemListItem } from '#generated/admin/admin.schemas.ts';
import {
  getGetInventoryItemQueryKey,
  listInventoryItems,
} from '#generated/admin/inventory-items/inventory-items.ts';
import { ApiError } from '#client/index.ts';
import { listOf } from '#ui/format/instant.ts';
import { recordQuery } from '#shared/record/record-query.ts';

export type Item = InventoryItemListItem;

interface ItemAnswer {
  inventory_item: Item;
}

/** Reads the item from the list: by id, the server omits its variants. */
const withVariants = (
  id: string,
): UseQueryOptions<ItemAnswer, ApiError, ItemAnswer, readonly unknown[]> => ({
  queryKey: [...getGetInventoryItemQueryKey(id), 'with variants'],
  queryFn: async ({ signal }) => {
    const { inventory_items: items } = await listInventoryItems({ id: [id], limit: 1 }, { signal });
    const [item] = items;
    if (item) return { inventory_item: item };
    throw new ApiError('No such inventory item', {
      kind: 'http',
      outcome: 'failed',
      status: 404,
      operation: 'getInventoryItem',
    });
  },
});

export const itemRecord = recordQuery({ name: 'inventory_item', query: withVariants });

/** Returns the item's first variant. */
export const variantOf = ({
  variants,
}: Pick<Item, 'variants'>): Item['variants'][number] | undefined => listOf(variants)[0];
