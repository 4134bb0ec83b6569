import type { PriceWithList, Region } from '#generated/admin/admin.schemas.ts';
import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { listRegions } from '#generated/admin/regions/regions.ts';
import { listStockLocations } from '#generated/admin/stock-locations/stock-locations.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import { chunk } from '../query/chunk.ts';
import { joinNames } from '../query/names.ts';
import type { ExpandOf, FieldOf } from '../query/names.ts';

/** Ids must fit into a URL. */
const AT_ONCE = 100;
export const PRODUCTS_AT_ONCE = 20;

/** More than any store has. */
const MOST = 1000;

/** Units by location id. */
export type Levels = Readonly<Record<string, number>>;

/**
 * Reads stock by inventory item id.
 *
 * @throws ApiError
 */
export async function readLevels(
  items: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, Levels>> {
  const levels = new Map<string, Levels>();
  for (const id of chunk([...new Set(items)], AT_ONCE)) {
    const { inventory_items: found } = await listInventoryItems(
      { id, limit: id.length },
      signal ? { signal } : {},
    );
    for (const { id: item, location_levels: all } of found)
      if (item !== undefined)
        levels.set(
          item,
          Object.fromEntries(
            all.map(({ location_id: location, stocked_quantity: units }) => [location, units]),
          ),
        );
  }
  return levels;
}

/**
 * Reads current prices; those embedded in a product may be 30 seconds old.
 *
 * @throws ApiError
 */
export async function readPrices(
  variants: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, readonly PriceWithList[]>> {
  const prices = new Map<string, readonly PriceWithList[]>();
  for (const id of chunk(variants, AT_ONCE)) {
    const { variants: found } = await listVariants(
      {
        id,
        limit: id.length,
        fields: 'id' satisfies FieldOf<typeof listVariants>,
        expand: 'prices' satisfies ExpandOf<typeof listVariants>,
      },
      signal ? { signal } : {},
    );
    for (const variant of found) prices.set(variant.id, variant.prices);
  }
  return prices;
}

export interface Figures {
  prices: readonly PriceWithList[];
  /** Undefined if stock isn't managed. */
  levels: Levels | undefined;
}

export interface TrueFigures {
  /** By variant id. */
  figures: ReadonlyMap<string, Figures>;
  /** Sorted by name for a stable column order; undefined without the inventory module. */
  locations: readonly { id: string; name: string }[] | undefined;
  regions: readonly Pick<Region, 'id' | 'name' | 'currency_code'>[];
}

/**
 * @param hasInventory without it, only prices are read
 * @throws ApiError
 */
export async function readFigures(
  products: readonly string[],
  hasInventory: boolean,
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<TrueFigures> {
  const figures = new Map<string, Figures>();
  const options = signal ? { signal } : {};
  const [stock, { regions }] = await Promise.all([
    hasInventory ? listStockLocations({ limit: MOST }, options) : undefined,
    listRegions({ limit: MOST }, options),
  ]);
  let done = 0;
  for (const id of chunk(products, PRODUCTS_AT_ONCE)) {
    const { products: found } = await listProducts(
      {
        id,
        limit: id.length,
        fields: 'id' satisfies FieldOf<typeof listProducts>,
        expand: joinNames<ExpandOf<typeof listProducts>>(
          'variants',
          ...(hasInventory ? (['variants.inventory_items'] as const) : []),
        ),
      },
      options,
    );
    const variants = found.flatMap((product) => product.variants);
    const [prices, levels] = await Promise.all([
      readPrices(
        variants.map((variant) => variant.id),
        signal,
      ),
      readLevels(
        variants.flatMap((variant) => variant.inventory_items?.[0]?.inventory_item_id ?? []),
        signal,
      ),
    ]);
    for (const variant of variants) {
      const item = variant.inventory_items?.[0]?.inventory_item_id;
      figures.set(variant.id, {
        prices: prices.get(variant.id) ?? [],
        levels: item === undefined ? undefined : (levels.get(item) ?? {}),
      });
    }
    done += id.length;
    onProgress(done);
  }
  return {
    figures,
    locations: stock?.stock_locations
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    regions,
  };
}
