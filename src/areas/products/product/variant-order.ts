import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#app/query/own-calls.ts';
import { productRecord } from './query.ts';
import type { Ranked } from './rank.ts';

/** Whether two lists name the same records, in whatever order. */
export const sameRecords = (one: readonly Ranked[], other: readonly Ranked[]): boolean => {
  const ids = new Set(one.map(({ id }) => id));
  return ids.size === other.length && other.every(({ id }) => ids.has(id));
};

/**
 * Whether an order still names all variants of the product and no others. The server takes an order as the whole list
 * of the product's variants, and deletes those that are missing from it.
 */
export async function isWholeOrder(
  queryClient: QueryClient,
  productId: string,
  order: readonly Ranked[],
  call: CallOptions,
): Promise<boolean> {
  const { variants } = await productRecord.readNow(queryClient, productId, call);
  return sameRecords(variants ?? [], order);
}
