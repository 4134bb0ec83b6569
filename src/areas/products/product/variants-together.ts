import type { UpdateProductBodyVariantsItem } from '#generated/admin/admin.schemas.ts';
import { listProducts, updateProduct } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import { listOf } from '#ui/format/instant.ts';
import { byRank } from './rank.ts';

/** With more variants than these, they are changed in one call: a single one takes half a second. */
export const SINGLE_CALLS = 5;

/** Characters of a body that the server takes: it refuses more than 100 kB. */
const BODY_SIZE = 90_000;

/** What is changed of variants, by their ids. */
type Changes = ReadonlyMap<string, Omit<UpdateProductBodyVariantsItem, 'id'>>;

/** The body that changes some variants; of the others it holds nothing but the id, which changes nothing. */
const bodyOf = (ids: readonly string[], changes: Changes) => ({
  variants: ids.map((id) => ({ id, ...changes.get(id) })),
});

/** Changes in as many parts as the server needs; none when the ids alone are too much for it. */
export function inBodies(ids: readonly string[], changes: Changes): Changes[] {
  const bare = JSON.stringify(bodyOf(ids, new Map())).length;
  const parts: Map<string, Omit<UpdateProductBodyVariantsItem, 'id'>>[] = [];
  let room = 0;
  for (const [id, change] of changes) {
    const size = JSON.stringify(change).length;
    if (bare + size > BODY_SIZE) return [];
    if (room < size) {
      parts.push(new Map());
      room = BODY_SIZE - bare;
    }
    parts.at(-1)?.set(id, change);
    room -= size;
  }
  return parts;
}

/** The ids of a product's variants, in their order, as they are at this moment. */
async function readVariantIds(productId: string, call: CallOptions): Promise<string[]> {
  const { products } = await listProducts(
    {
      id: [productId],
      limit: 1,
      fields: 'id,variants.id,variants.variant_rank',
      expand: 'variants',
    },
    call,
  );
  return byRank(listOf(products[0]?.variants)).map(({ id }) => id);
}

/**
 * Changes many variants with few calls, one after the other, and tells of each variant whether its change is saved;
 * false where one of them is gone, or the server refused a call, because of a variant that it doesn't name.
 *
 * The server takes a product's variants as the whole list, in their order, and deletes those that are missing from it:
 * they are read right before each call, so that one that a colleague has just added is named too.
 *
 * @param known ids of the product's variants as far as they were read before, which tells how much one call takes
 * @returns promises that fail when no answer came: then nothing is known of these variants
 */
export function changeTogether(
  productId: string,
  known: readonly string[],
  changes: Changes,
  call: CallOptions,
): Map<string, Promise<boolean>> {
  const send = async (before: Promise<boolean>, part: Changes): Promise<boolean> => {
    if (!(await before)) return false;
    try {
      const ids = await readVariantIds(productId, call);
      if ([...part.keys()].some((id) => !ids.includes(id))) return false;
      await updateProduct(productId, bodyOf(ids, part), call);
      return true;
    } catch (error) {
      if (isApiError(error) && error.status !== undefined && error.outcome === 'failed') {
        return false;
      }
      throw error;
    }
  };
  let last = Promise.resolve(true);
  const saved = new Map<string, Promise<boolean>>();
  for (const part of inBodies(known, changes)) {
    last = send(last, part);
    for (const id of part.keys()) saved.set(id, last);
  }
  return saved;
}
