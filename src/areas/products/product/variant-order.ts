import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { productRecord } from './query.ts';
import type { Ranked } from './rank.ts';

export const sameRecords = (one: readonly Ranked[], other: readonly Ranked[]): boolean => {
  const ids = new Set(one.map(({ id }) => id));
  return ids.size === other.length && other.every(({ id }) => ids.has(id));
};

/** True if an order has exactly the product's current variants. The server deletes variants missing from the order. */
export async function isWholeOrder(
  queryClient: QueryClient,
  productId: string,
  order: readonly Ranked[],
  call: CallOptions,
): Promise<boolean> {
  const { variants } = await productRecord.readNow(queryClient, productId, call);
  return sameRecords(variants ?? [], order);
}
