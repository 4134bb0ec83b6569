import type { PriceWithList } from '#generated/admin/admin.schemas.ts';
import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { listProducts } from '#generated/admin/products/products.ts';
import { listRegions } from '#generated/admin/regions/regions.ts';
import { listStockLocations } from '#generated/admin/stock-locations/stock-locations.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import { inParts } from '../query/in-parts.ts';

/** Records that one call brings: their ids must fit into an address. */
const AT_ONCE = 100;
/** Products that one call brings with all their variants. */
export const PRODUCTS_AT_ONCE = 20;

/** More locations or regions than any store has. */
const MOST = 1000;

/** Units by the location's id. */
export type Levels = Readonly<Record<string, number>>;

/**
 * What lies where, by inventory item: a call for each hundred of them.
 *
 * @throws ApiError when a call fails
 */
export async function readLevels(
  items: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, Levels>> {
  const levels = new Map<string, Levels>();
  for (const id of inParts([...new Set(items)], AT_ONCE)) {
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
 * The prices of variants as they are at this moment: with a product, the server may send those of half a minute ago.
 *
 * @throws ApiError when a call fails
 */
export async function readPrices(
  variants: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, readonly PriceWithList[]>> {
  const prices = new Map<string, readonly PriceWithList[]>();
  for (const id of inParts(variants, AT_ONCE)) {
    const { variants: found } = await listVariants(
      { id, limit: id.length, fields: 'id', expand: 'prices' },
      signal ? { signal } : {},
    );
    for (const variant of found) prices.set(variant.id, variant.prices);
  }
  return prices;
}

/** A variant's figures that the server's export gets wrong. */
export interface Figures {
  prices: readonly PriceWithList[];
  /** Undefined where nothing counts its stock. */
  levels: Levels | undefined;
}

/** What is needed to write the true figures into a file. */
export interface TrueFigures {
  /** By the variant's id. */
  figures: ReadonlyMap<string, Figures>;
  /** By name, so that every file has the same order. */
  locations: readonly { id: string; name: string }[];
  regions: readonly { id: string; name: string }[];
}

/**
 * The prices and the stock of all variants of some products.
 *
 * @param onProgress told how many products are read
 * @throws ApiError when a call fails
 */
export async function readFigures(
  products: readonly string[],
  onProgress: (done: number) => void,
  signal?: AbortSignal,
): Promise<TrueFigures> {
  const figures = new Map<string, Figures>();
  const options = signal ? { signal } : {};
  const [{ stock_locations: locations }, { regions }] = await Promise.all([
    listStockLocations({ limit: MOST }, options),
    listRegions({ limit: MOST }, options),
  ]);
  let done = 0;
  for (const id of inParts(products, PRODUCTS_AT_ONCE)) {
    const { products: found } = await listProducts(
      { id, limit: id.length, fields: 'id', expand: 'variants,variants.inventory_items' },
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
    locations: locations
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    regions,
  };
}
