import type {
  ProductResponse,
  UpdateProductBody,
  UpdateProductBodyVariantsItem,
} from '#generated/admin/admin.schemas.ts';
import { listProducts, updateProduct } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { byRank } from './rank.ts';

/** Up to this, variants are sent one by one, which deletes none; a single one takes half a second. */
export const SINGLE_CALLS = 5;

/** Maximum JSON length of a request; the server rejects bodies over 100 kB. */
const BODY_SIZE = 90_000;

/** By variant id. */
type Changes = ReadonlyMap<string, Omit<UpdateProductBodyVariantsItem, 'id'>>;

/** Unchanged variants are sent by id only. */
const bodyOf = (ids: readonly string[], changes: Changes): UpdateProductBody => ({
  variants: ids.map((id): UpdateProductBodyVariantsItem => ({ id, ...changes.get(id) })),
});

/** Splits changes by request size; empty if the ids alone are too long. */
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

async function readVariantIds(productId: string, call: CallOptions): Promise<string[]> {
  const { products } = await listProducts(
    {
      id: [productId],
      limit: 1,
      fields: joinNames<FieldOf<typeof listProducts>>('id', 'variants.id', 'variants.variant_rank'),
      expand: 'variants' satisfies ExpandOf<typeof listProducts>,
    },
    call,
  );
  return byRank(listOf(products[0]?.variants)).map(({ id }) => id);
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Changes many variants in few sequential requests. The server deletes variants missing from a request, so their ids
 * are read right before each, in case a variant was just added, and none is retried with ids read earlier.
 *
 * @param known earlier-read ids of all variants, to size the requests
 * @returns tells of a variant: true if the answer still has it; false if one is gone or the server rejected a request
 * without naming one. Rejects if a response got lost.
 */
export function changeTogether(
  productId: string,
  known: readonly string[],
  changes: Changes,
  call: CallOptions,
): (id: string) => Promise<boolean> {
  const send = async (
    before: Promise<ReadonlySet<string>>,
    part: Changes,
  ): Promise<ReadonlySet<string>> => {
    if ((await before).size === 0) return NONE;
    try {
      const ids = await readVariantIds(productId, call);
      if ([...part.keys()].some((id) => !ids.includes(id))) return NONE;
      const body = bodyOf(ids, part);
      const once = { ...call, maxRetries: 0 };
      const { product }: Partial<ProductResponse> = await updateProduct(productId, body, once);
      return new Set(readEach(product?.variants, ({ id }) => id));
    } catch (error) {
      if (isApiError(error) && error.status !== undefined && error.outcome === 'failed') {
        return NONE;
      }
      throw error;
    }
  };
  let last: Promise<ReadonlySet<string>> = Promise.resolve(new Set(known));
  const left = new Map<string, Promise<ReadonlySet<string>>>();
  for (const part of inBodies(known, changes)) {
    last = send(last, part);
    // It may never be awaited.
    last.catch(() => undefined);
    for (const id of part.keys()) left.set(id, last);
  }
  return async (id) => (await left.get(id))?.has(id) === true;
}
