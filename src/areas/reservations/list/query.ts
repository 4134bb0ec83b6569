import { getListReservationsQueryOptions } from '#generated/admin/reservations/reservations.ts';
import type {
  ListReservationsParams,
  ReservationItemListResponse,
} from '#generated/admin/admin.schemas.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { readListView } from '#ui/list/useListState.ts';
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

/** The server rejects `q`. */
const pageOptions = (params: ListReservationsParams & { q?: undefined }) =>
  getListReservationsQueryOptions<ReservationItemListResponse>(params);

const byServer = listQuery({
  rows: 'reservations',
  query: pageOptions,
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
  params: ({ filters }) => ({
    ...omitUndefined<ListReservationsParams>({
      quantity: boundsOf(filters['quantity']?.[0]),
      // A value holds all item ids of an order.
      line_item_id: filters['line_item_id']?.flatMap((value) => value.split(',')),
    }),
    q: undefined,
  }),
});

export type ListedReservation = RowOf<typeof byServer>;

/** The server searches only descriptions, so items and orders are looked up. */
export const reservationList: typeof byServer = {
  ...byServer,
  options: (view) => {
    const { search } = view;
    if (!search) return byServer.options(view);
    const params = byServer.params(view);
    return {
      queryKey: [...byServer.options(view).queryKey, search],
      queryFn: async ({ signal }) =>
        (await import('./found.ts')).readFound(search, params, { signal }),
    };
  },
  read: async (view, part, call = { signal: new AbortController().signal }) => {
    const { search } = view;
    if (!search) return byServer.read(view, part, call);
    const { readFound } = await import('./found.ts');
    return readFound(search, { ...byServer.params(view), ...part }, call);
  },
  start: async (queryClient, address) =>
    prefetch(queryClient, reservationList.options(readListView(address, byServer.filters))),
};
