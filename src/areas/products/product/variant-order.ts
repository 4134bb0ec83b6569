import type { QueryClient } from '@tanstack/react-query';
import type { ProductResponse } from '#generated/admin/admin.schemas.ts';
import { updateProduct } from '#generated/admin/products/products.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readEach } from '#ui/format/read-each.ts';
import { productRecord } from './query.ts';
import type { Ranked } from './rank.ts';

const idsOf = (variants: readonly Ranked[] | undefined): ReadonlySet<string> =>
  new Set(readEach(variants, ({ id }) => id));

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...other].every((id) => one.has(id));

/**
 * Saves the order of all variants. The server deletes variants missing from it, so it is compared with the current ones
 * right before, and not retried with ids read earlier.
 *
 * @returns false if variants were added or deleted meanwhile
 * @throws ApiError
 */
export async function saveOrder(
  queryClient: QueryClient,
  productId: string,
  order: readonly Ranked[],
  call: CallOptions,
): Promise<boolean> {
  const wanted = idsOf(order);
  const now = await productRecord.readNow(queryClient, productId, call);
  if (!isSame(idsOf(now.variants), wanted)) return false;
  const body = { variants: [...wanted].map((id) => ({ id })) };
  const once = { ...call, maxRetries: 0 };
  const { product }: Partial<ProductResponse> = await updateProduct(productId, body, once);
  return isSame(idsOf(product?.variants), wanted);
}
