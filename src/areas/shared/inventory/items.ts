import type { UpdateInventoryLevelBody } from '#generated/admin/admin.schemas.ts';
import {
  createInventoryLevel,
  deleteInventoryItem,
  updateInventoryLevel,
} from '#generated/admin/inventory-items/inventory-items.ts';
import { deleteReservation, listReservations } from '#generated/admin/reservations/reservations.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { OrderOf } from '#app/query/names.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
import { everyPage } from '../read/every-page.ts';
import type { LevelChange } from './levels.ts';

/** Idempotent. */
export async function applyLevel(
  itemId: string,
  change: LevelChange,
  call: CallOptions,
): Promise<void> {
  const { location } = change;
  const { stocked, incoming } = change;
  const quantities = omitUndefined<UpdateInventoryLevelBody>({
    stocked_quantity: stocked,
    incoming_quantity: incoming,
  });
  if (change.kind === 'create') {
    try {
      await createInventoryLevel(
        itemId,
        {
          location_id: location,
          stocked_quantity: change.stocked,
          incoming_quantity: change.incoming ?? 0,
        },
        undefined,
        call,
      );
      return;
    } catch (error) {
      // An earlier attempt or someone else created it.
      if (!isApiError(error) || error.type !== 'duplicate_error') throw error;
    }
  }
  await updateInventoryLevel(itemId, location, quantities, undefined, call);
}

/**
 * Deletes reservations too, which the server leaves behind.
 *
 * @throws ApiError
 */
export async function removeWithReservations(id: string, call: CallOptions): Promise<void> {
  const reservations = await everyPage(async ({ limit, offset }) => {
    const { reservations: rows, count } = await listReservations(
      {
        limit,
        offset,
        inventory_item_id: [id],
        order: 'id' satisfies OrderOf<typeof listReservations>,
      },
      call,
    );
    return { rows, count };
  });
  for (const reservation of reservations) await deleteReservation(reservation.id, call);
  await removeItem(id, call);
}

/** Ignores a 404. */
export async function removeItem(id: string, call: CallOptions): Promise<void> {
  try {
    await deleteInventoryItem(id, call);
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error;
  }
}
