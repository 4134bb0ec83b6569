import { getListReservationsQueryOptions } from '#generated/admin/reservations/reservations.ts';
import type {
  ListReservationsParams,
  ReservationItemListResponse,
} from '#generated/admin/admin.schemas.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { FilterOf, ListQuery, RowOf } from '#shared/list/list-query.ts';
import { ORDER_FILTER, isOfArchived } from './archived-filter.ts';

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

type ReservationFilter = FilterOf<typeof byServer> | typeof ORDER_FILTER;

/** The server searches only descriptions and no orders, so items and orders are looked up. */
export const reservationList: ListQuery<
  ListedReservation,
  ReservationItemListResponse,
  ListReservationsParams,
  ReservationFilter
> = {
  ...byServer,
  filters: [...byServer.filters, ORDER_FILTER],
  options: (view) => {
    if (isOfServer(view)) return byServer.options(view);
    const params = byServer.params(view);
    return {
      queryKey: [...byServer.options(view).queryKey, view.search, isOfArchived(view)],
      queryFn: async ({ signal }) => readOwn(view, params, { signal }),
    };
  },
  read: async (view, part, call = { signal: new AbortController().signal }) =>
    isOfServer(view)
      ? byServer.read(view, part, call)
      : readOwn(view, { ...byServer.params(view), ...part }, call),
  start: async (queryClient, address) =>
    prefetch(queryClient, reservationList.options(readListView(address, reservationList.filters))),
};

const isOfServer = (view: ListView): boolean => !view.search && !isOfArchived(view);

async function readOwn(
  view: ListView,
  params: ListReservationsParams,
  call: { signal: AbortSignal },
): Promise<ReservationItemListResponse> {
  const { readFound, readOfArchived } = await import('./found.ts');
  const read = isOfArchived(view) ? readOfArchived : readFound;
  return read(view.search, params, call);
}
