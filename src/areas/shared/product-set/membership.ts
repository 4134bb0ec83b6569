import { listProducts } from '#generated/admin/products/products.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { chunk } from '#app/query/chunk.ts';
import type { OfferedProduct } from './product-source.ts';

export interface SetCalls {
  /** See `useSteps`. */
  operation: string;
  relation: 'collection' | 'categories' | 'profiles' | 'sales_channels';
  /** Id of this set, or of any if exclusive; null for none. */
  setOf: (product: OfferedProduct) => string | null;
  put: (set: string, ids: string[]) => Promise<unknown>;
  takeOut: (set: string, ids: string[]) => Promise<unknown>;
}

export interface Place {
  id: string;
  set: string | null;
}

/** The ids must fit into a URL. */
const AT_ONCE = 100;

/**
 * Deleted products are missing.
 *
 * @throws ApiError
 */
export async function readPlaces(
  { relation, setOf }: Pick<SetCalls, 'relation' | 'setOf'>,
  ids: readonly string[],
): Promise<Place[]> {
  const places: Place[] = [];
  for (const id of chunk(ids, AT_ONCE)) {
    const { products } = await listProducts({
      id,
      limit: id.length,
      fields: 'id,collection_id',
      expand: relation satisfies ExpandOf<typeof listProducts>,
    });
    places.push(...products.map((product) => ({ id: product.id, set: setOf(product) })));
  }
  return places;
}

export interface WayBack {
  /** By previous set; null for none. */
  back: ReadonlyMap<string | null, string[]>;
  /** Edited or deleted since. */
  kept: number;
}

/** @param left set after the change */
export function wayBack(
  earlier: readonly Place[],
  left: string | null,
  now: readonly Place[],
): WayBack {
  const found = new Map(now.map(({ id, set }) => [id, set]));
  const changed = earlier.filter(({ set }) => set !== left);
  const ours = changed.filter(({ id }) => found.get(id) === left);
  // An earlier try may have moved some back.
  const isBack = ({ id, set }: Place): boolean => found.get(id) === set;
  const back = new Map<string | null, string[]>();
  for (const { id, set } of ours) back.set(set, [...(back.get(set) ?? []), id]);
  return { back, kept: changed.length - ours.length - changed.filter(isBack).length };
}
