import type { QueryClient } from '@tanstack/react-query';
import { readProductNow } from './query.ts';

interface Ranked {
  id: string;
  variant_rank?: number | null;
}

/** In the order of their ranks; those of one rank stay as they came. */
export const byRank = <Variant extends Ranked>(variants: readonly Variant[]): Variant[] =>
  variants.toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0));

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
): Promise<boolean> {
  const { variants } = await readProductNow(queryClient, productId);
  return sameRecords(variants ?? [], order);
}
