import { queryOptions } from '@tanstack/react-query';
import {
  getListInventoryItemsQueryKey,
  listInventoryItems,
} from '#generated/admin/inventory-items/inventory-items.ts';
import { listReservations } from '#generated/admin/reservations/reservations.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import type {
  InventoryLevel,
  ListInventoryItemsParams,
  ListVariantsParams,
  ReservationItem,
  VariantInventoryItem,
} from '#generated/admin/admin.schemas.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { chunk } from '#app/query/chunk.ts';
import { listOf } from '#ui/format/instant.ts';
import { everyPage } from '#shared/read/every-page.ts';
import type { OrderItem } from '../query.ts';

/** Ids per call, limited by the URL length */
const AT_ONCE = 100;

export type StockedItem = Pick<OrderItem, 'id' | 'variant_id'>;

export interface OrderStock {
  /** By variant id; stock without entries isn't managed */
  takes: ReadonlyMap<string, readonly VariantInventoryItem[]>;
  levels: readonly InventoryLevel[];
  /** Of the items */
  reservations: readonly ReservationItem[];
}

/** Units at a location */
export interface ItemStock {
  /** Undefined if stock isn't managed */
  stocked: number | undefined;
  /** For this order */
  reserved: number;
  reservedForOthers: number;
}

const readAll = async <Row>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Row[]> => (await Promise.all(chunk(ids, AT_ONCE).map(read))).flat();

export const readReservations = (
  items: readonly StockedItem[],
  signal: AbortSignal,
): Promise<ReservationItem[]> =>
  readAll(
    items.map(({ id }) => id),
    (part) =>
      everyPage(async ({ limit, offset }) => {
        const answer = await listReservations({ line_item_id: part, limit, offset }, { signal });
        return { rows: answer.reservations, count: answer.count };
      }),
  );

/** Reads stock in three calls, however many items there are. */
export async function readStock(
  items: readonly StockedItem[],
  signal: AbortSignal,
): Promise<OrderStock> {
  const [reservations, lying] = await Promise.all([
    readReservations(items, signal),
    readLevels(items, { signal }),
  ]);
  return { ...lying, reservations };
}

async function readLevels(
  items: readonly StockedItem[],
  call: { signal: AbortSignal },
): Promise<Omit<OrderStock, 'reservations'>> {
  const variantIds = [...new Set(items.flatMap(({ variant_id: id }) => id ?? []))];
  const variants = await readAll(variantIds, async (part) => {
    const params = {
      id: part,
      limit: part.length,
      expand: 'inventory_items' satisfies ExpandOf<typeof listVariants>,
      fields: 'id' satisfies FieldOf<typeof listVariants>,
    } satisfies ListVariantsParams;
    return (await listVariants(params, call)).variants;
  });
  const takes = new Map(
    variants.map(({ id, inventory_items: taken }) => [id, listOf(taken)] as const),
  );
  const itemIds = [...new Set([...takes.values()].flat().map(({ inventory_item_id: id }) => id))];
  const stocked = await readAll(itemIds, async (part) => {
    const params = { id: part, limit: part.length } satisfies ListInventoryItemsParams;
    return (await listInventoryItems(params, call)).inventory_items;
  });
  return {
    takes,
    levels: stocked.flatMap(({ location_levels: levels }) => listOf(levels)),
  };
}

/** Returns the query for an order's stock and reservations. */
export const orderStockOptions = (items: readonly StockedItem[]) =>
  queryOptions({
    queryKey: [...getListInventoryItemsQueryKey(), 'of', items.map(({ id }) => id)],
    queryFn: ({ signal }) => readStock(items, signal),
  });

/** Returns an item's stock and reservations at a location. */
export function stockAt(
  { takes, levels, reservations }: OrderStock,
  item: StockedItem,
  location: string,
): ItemStock {
  const taken = takes.get(item.variant_id ?? '') ?? [];
  // The scarcest part limits a set.
  const units = taken.map(({ inventory_item_id: id, required_quantity: needed }) => {
    const level = levels.find(
      (one) => one.inventory_item_id === id && one.location_id === location,
    );
    const each = Math.max(1, needed);
    const own = reservations
      .filter(
        (one) =>
          one.line_item_id === item.id &&
          one.inventory_item_id === id &&
          one.location_id === location,
      )
      .reduce((total, { quantity }) => total + quantity, 0);
    const others = Math.max(0, (level?.reserved_quantity ?? 0) - own);
    return {
      stocked: Math.floor((level?.stocked_quantity ?? 0) / each),
      reserved: Math.floor(own / each),
      reservedForOthers: Math.ceil(others / each),
    };
  });
  const [first, ...rest] = units;
  if (!first) return { stocked: undefined, reserved: 0, reservedForOthers: 0 };
  return rest.reduce((scarcest, one) => (one.stocked < scarcest.stocked ? one : scarcest), first);
}

/** The variant was deleted; its stock can't be looked up. */
export const isDeleted = ({ takes }: OrderStock, { variant_id: id }: StockedItem): boolean =>
  typeof id === 'string' && !takes.has(id);

/** Prefers most wanted units in stock, then most reserved for the order. */
export function bestLocation(
  stock: OrderStock,
  wanted: readonly { item: StockedItem; quantity: number }[],
  locations: readonly string[],
): string | undefined {
  const scores = locations.map((location) => {
    let there = 0;
    let reserved = 0;
    for (const { item, quantity } of wanted) {
      const { stocked = quantity, reserved: own } = stockAt(stock, item, location);
      there += Math.min(quantity, Math.max(0, stocked));
      reserved += Math.min(quantity, own);
    }
    return { location, there, reserved };
  });
  return scores.toSorted((a, b) => b.there - a.there || b.reserved - a.reserved)[0]?.location;
}
