import type { CreateReservationBody, ReservationItem } from '#generated/admin/admin.schemas.ts';
import { createReservation, listReservations } from '#generated/admin/reservations/reservations.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { Creation } from '#shared/save/create-once.ts';

/** Identified by item, location, quantity and description. */
export const reservationCreation: Creation<CreateReservationBody, ReservationItem> = {
  operation: 'createReservation',
  create: async (body, call) => (await createReservation(body, call)).reservation,
  find: async ({ inventory_item_id: item, location_id: location }, call) =>
    (
      await listReservations(
        {
          inventory_item_id: [item],
          location_id: [location],
          order: '-created_at' satisfies OrderOf<typeof listReservations>,
          limit: 50,
        },
        call,
      )
    ).reservations,
  isNamed: (reservation, { quantity, description }) =>
    reservation.quantity === quantity && (reservation.description ?? '') === (description ?? ''),
};
