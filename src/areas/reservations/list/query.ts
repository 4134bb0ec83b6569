import { getListReservationsQueryOptions } from '#generated/admin/reservations/reservations.ts';
import type { ListReservationsParams } from '#generated/admin/admin.schemas.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';

/** Filter values: bound and units. */
export const QUANTITIES = ['gte-2', 'gte-5', 'gte-10', 'lt-2', 'lt-5', 'lt-10'] as const;

/** Undefined for unknown values. */
export function boundsOf(value: string | undefined): ListReservationsParams['quantity'] {
  const known = QUANTITIES.find((one) => one === value);
  if (!known) return undefined;
  const [bound = '', units = ''] = known.split('-');
  return { [bound]: Number(units) };
}

/** The server searches only descriptions. */
export const reservationList = listQuery({
  rows: 'reservations',
  query: getListReservationsQueryOptions,
  relations: ['line_item', 'inventory_item'],
  filters: {
    location_id: 'values',
    inventory_item_id: 'values',
    line_item_id: 'values',
    created_by: 'values',
    created_at: 'dates',
    quantity: 'dates',
  },
  defaultOrder: '-created_at',
  params: ({ search, filters }) => ({
    ...omitUndefined<ListReservationsParams>({
      description: search ? { contains: search } : undefined,
      quantity: boundsOf(filters['quantity']?.[0]),
      // A value holds all item ids of an order.
      line_item_id: filters['line_item_id']?.flatMap((value) => value.split(',')),
    }),
    // The server rejects `q`.
    ...{ q: undefined },
  }),
});

export type ListedReservation = RowOf<typeof reservationList>;
