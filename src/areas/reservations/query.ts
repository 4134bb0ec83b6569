import { queryOptions } from '@tanstack/react-query';
import type { InventoryItemListItem } from '#generated/admin/admin.schemas.ts';
import {
  getListInventoryItemsQueryKey,
  listInventoryItems,
} from '#generated/admin/inventory-items/inventory-items.ts';
import { getGetReservationQueryOptions } from '#generated/admin/reservations/reservations.ts';
import type { ApiError } from '#client/index.ts';
import { listOf } from '#ui/format/instant.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

export const reservationRecord = recordQuery({
  name: 'reservation',
  query: getGetReservationQueryOptions,
});

export type Reservation = RecordOf<typeof reservationRecord>;

/** Null if the item was deleted. */
export const stockedItem = (id: string) =>
  queryOptions<InventoryItemListItem | null, ApiError>({
    queryKey: [...getListInventoryItemsQueryKey(), 'of reservation', id],
    queryFn: async ({ signal }) =>
      (await listInventoryItems({ id: [id], limit: 1 }, { signal })).inventory_items[0] ?? null,
  });

/** Undefined if the item has no level at the location. */
export function availableAt(
  item: Pick<InventoryItemListItem, 'location_levels'> | null | undefined,
  location: string | null,
): number | undefined {
  const level = listOf(item?.location_levels).find((one) => one?.location_id === location);
  return level && level.stocked_quantity - level.reserved_quantity;
}
