import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { listReservations } from '#generated/admin/reservations/reservations.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import type {
  ListReservationsParams,
  ReservationItemListItem,
  ReservationItemListResponse,
} from '#generated/admin/admin.schemas.ts';
import { chunk } from '#app/query/chunk.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';

/** Orders that a search may match. */
const MOST_MATCHES = 50;

interface Call {
  signal: AbortSignal;
}

async function itemsMatching(q: string, call: Call): Promise<string[]> {
  const [items, variants] = await Promise.all([
    // Searched by SKU and title, variants also by product.
    everyPage(async (page) => {
      const order = 'id' satisfies OrderOf<typeof listInventoryItems>;
      const { inventory_items: rows, count } = await listInventoryItems(
        { q, ...page, order },
        call,
      );
      return { rows, count };
    }),
    everyPage(async (page) => {
      const { variants: rows, count } = await listVariants(
        {
          q,
          ...page,
          order: 'id' satisfies OrderOf<typeof listVariants>,
          expand: 'inventory_items' satisfies ExpandOf<typeof listVariants>,
        },
        call,
      );
      return { rows, count };
    }),
  ]);
  return [
    ...readEach(items, ({ id }) => id),
    ...readEach(variants, ({ inventory_items: taken }) =>
      listOf(taken).map(({ inventory_item_id: id }) => id),
    ).flat(),
  ];
}

/** Items of the order with this number. */
async function orderItemsMatching(search: string, call: Call): Promise<string[]> {
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  if (number === undefined) return [];
  const { orders } = await listOrders(
    {
      q: number,
      limit: MOST_MATCHES,
      offset: 0,
      // Small numbers are in the texts of many later orders.
      order: 'display_id' satisfies OrderOf<typeof listOrders>,
      fields: joinNames<FieldOf<typeof listOrders>>('id', 'display_id'),
      expand: 'items' satisfies ExpandOf<typeof listOrders>,
    },
    call,
  );
  return listOf(orders).flatMap(({ display_id: own, items }) =>
    String(own) === number ? readEach(items, ({ id }) => id) : [],
  );
}

/** The ids must fit into a URL. */
const IDS_AT_ONCE = 100;

const BY_AGE: OrderOf<typeof listReservations> = 'created_at';

/** Undefined if nothing can be found; a filter for the same may already be set. */
function narrowed(found: readonly string[], chosen: readonly string[] | undefined) {
  const both = [...new Set(found)].filter((id) => chosen?.includes(id) !== false);
  return both.length > 0 ? both : undefined;
}

const byOrder =
  (order: string) =>
  (one: ReservationItemListItem, other: ReservationItemListItem): number => {
    const sign = order.startsWith('-') ? -1 : 1;
    return (
      sign *
      (order.endsWith('quantity')
        ? one.quantity - other.quantity
        : timeOf(one.created_at) - timeOf(other.created_at))
    );
  };

/** Each once. */
async function rowsOf(
  searches: readonly ListReservationsParams[],
  params: ListReservationsParams,
  call: Call,
): Promise<ReservationItemListItem[]> {
  const parts = await mapConcurrently(searches, CALLS_AT_ONCE, (own) =>
    everyPage(async (page) => {
      const asked: ListReservationsParams = { ...params, ...own, ...page };
      const { reservations: rows, count } = await listReservations(asked, call);
      return { rows, count };
    }),
  );
  return [...new Map(parts.flat().map((row) => [row.id, row])).values()];
}

async function rowsFound(
  search: string,
  params: ListReservationsParams,
  call: Call,
): Promise<ReservationItemListItem[]> {
  const [items, lines] = await Promise.all([
    itemsMatching(search, call),
    orderItemsMatching(search, call),
  ]);
  const inventoryItems = narrowed(items, params.inventory_item_id);
  const lineItems = narrowed(lines, params.line_item_id);
  const searches: ListReservationsParams[] = [
    { description: { contains: search } },
    ...chunk(inventoryItems ?? [], IDS_AT_ONCE).map((ids) => ({ inventory_item_id: ids })),
    ...(lineItems ? [{ line_item_id: lineItems }] : []),
  ];
  return rowsOf(searches, params, call);
}

function pageOf(
  rows: readonly ReservationItemListItem[],
  { limit = MOST_MATCHES, offset = 0, order = '' }: ListReservationsParams,
): ReservationItemListResponse {
  return {
    reservations: rows.toSorted(byOrder(order)).slice(offset, offset + limit),
    count: rows.length,
    offset,
    limit,
  };
}

/**
 * Reads a page of the reservations whose item, order or description matches: the server searches only descriptions.
 *
 * @param params without a description
 * @throws ApiError
 */
export async function readFound(
  search: string,
  params: ListReservationsParams,
  call: Call,
): Promise<ReservationItemListResponse> {
  return pageOf(await rowsFound(search, params, call), params);
}

const isArchived = ({ line_item: item }: ReservationItemListItem): boolean =>
  item?.order?.status === 'archived';

/**
 * Reads a page of the reservations that archived orders still hold. Starts from the reservations: open orders have few,
 * while archived orders grow in number.
 *
 * @param search empty for all
 * @param params as in `readFound`, with the relation `line_item`, which has its order
 * @throws ApiError
 */
export async function readOfArchived(
  search: string,
  params: ListReservationsParams,
  call: Call,
): Promise<ReservationItemListResponse> {
  const rows = search
    ? await rowsFound(search, params, call)
    : await rowsOf([{}], { ...params, order: BY_AGE }, call);
  return pageOf(rows.filter(isArchived), params);
}
