import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { listReservations } from '#generated/admin/reservations/reservations.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import type {
  ListReservationsParams,
  ReservationItemListItem,
  ReservationItemListResponse,
} from '#generated/admin/admin.schemas.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { everyPage } from '#shared/read/every-page.ts';

/** Items, variants and orders that a search may match. */
const MOST_MATCHES = 50;

interface Call {
  signal: AbortSignal;
}

async function itemsMatching(q: string, call: Call): Promise<string[]> {
  const [{ inventory_items: items }, { variants }] = await Promise.all([
    // Searched by SKU and title, variants also by product.
    listInventoryItems({ q, limit: MOST_MATCHES, offset: 0 }, call),
    listVariants(
      {
        q,
        limit: MOST_MATCHES,
        offset: 0,
        expand: 'inventory_items' satisfies ExpandOf<typeof listVariants>,
      },
      call,
    ),
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
  const { limit = MOST_MATCHES, offset = 0, order = '', ...others } = params;
  const [items, lines] = await Promise.all([
    itemsMatching(search, call),
    orderItemsMatching(search, call),
  ]);
  const inventoryItems = narrowed(items, params.inventory_item_id);
  const lineItems = narrowed(lines, params.line_item_id);
  const searches: ListReservationsParams[] = [
    { description: { contains: search } },
    ...(inventoryItems ? [{ inventory_item_id: inventoryItems }] : []),
    ...(lineItems ? [{ line_item_id: lineItems }] : []),
  ];
  const parts = await Promise.all(
    searches.map((own) =>
      everyPage(async ({ limit, offset }) => {
        const asked: ListReservationsParams = { ...others, ...own, limit, offset, order };
        const { reservations: rows, count } = await listReservations(asked, call);
        return { rows, count };
      }),
    ),
  );
  const found = [...new Map(parts.flat().map((row) => [row.id, row])).values()];
  return {
    reservations: found.toSorted(byOrder(order)).slice(offset, offset + limit),
    count: found.length,
    offset,
    limit,
  };
}
