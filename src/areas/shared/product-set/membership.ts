import { listProducts } from '#generated/admin/products/products.ts';
import { inParts } from '#app/query/in-parts.ts';
import type { OfferedProduct } from './product-source.ts';

/** What a collection, a category or a sales channel does with products. */
export interface SetCalls {
  /** The contract's name of the call whose effects cover all of them. */
  operation: string;
  /** The relation that tells where a product is. */
  relation: 'collection' | 'categories' | 'profiles' | 'sales_channels';
  /** The set that a product is in: this one, or, where a product is in one at a time, any; null for none. */
  setOf: (product: OfferedProduct) => string | null;
  /** Puts products into a set. */
  put: (set: string, ids: string[]) => Promise<unknown>;
  /** Takes products out of a set. */
  takeOut: (set: string, ids: string[]) => Promise<unknown>;
}

/** Where a product is. */
export interface Place {
  id: string;
  set: string | null;
}

/** Products that one call reads: their ids must fit into an address. */
const AT_ONCE = 100;

/**
 * Where products are at this moment; those that are gone are missing.
 *
 * @throws ApiError when a call fails
 */
export async function readPlaces(
  { relation, setOf }: Pick<SetCalls, 'relation' | 'setOf'>,
  ids: readonly string[],
): Promise<Place[]> {
  const places: Place[] = [];
  for (const id of inParts(ids, AT_ONCE)) {
    const { products } = await listProducts({
      id,
      limit: id.length,
      fields: 'id,collection_id',
      expand: relation,
    });
    places.push(...products.map((product) => ({ id: product.id, set: setOf(product) })));
  }
  return places;
}

/** The way back of a change. */
export interface WayBack {
  /** Products by the set in which they were; null for none. */
  back: ReadonlyMap<string | null, string[]>;
  /** How many products stay as they are, because someone has changed or deleted them since. */
  kept: number;
}

/**
 * Sorts the products of a change by where they go back to.
 *
 * @param earlier where they were
 * @param left    where the change has left them
 * @param now     where they are
 */
export function wayBack(
  earlier: readonly Place[],
  left: string | null,
  now: readonly Place[],
): WayBack {
  const found = new Map(now.map(({ id, set }) => [id, set]));
  const changed = earlier.filter(({ set }) => set !== left);
  const ours = changed.filter(({ id }) => found.get(id) === left);
  const back = new Map<string | null, string[]>();
  for (const { id, set } of ours) back.set(set, [...(back.get(set) ?? []), id]);
  return { back, kept: changed.length - ours.length };
}
