import type { QueryClient } from '@tanstack/react-query';
import type { ProductCategory } from '#generated/admin/admin.schemas.ts';
import {
  getGetProductCategoryQueryKey,
  getProductCategory,
} from '#generated/admin/product-categories/product-categories.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import type { TreeItem } from '#ui/tree/tree.ts';
import { allCategoriesOptions } from '#shared/lists.ts';

/** A category as an entry of the tree. */
export type Category = ProductCategory & TreeItem;

/** Siblings as the server orders them. */
export const byRank = (
  a: Pick<ProductCategory, 'rank' | 'handle'>,
  b: Pick<ProductCategory, 'rank' | 'handle'>,
): number => (a.rank ?? 0) - (b.rank ?? 0) || (a.handle < b.handle ? -1 : 1);

/** The categories as entries of a tree, siblings in their order. */
export const toEntries = (categories: readonly ProductCategory[]): Category[] =>
  categories.toSorted(byRank).map((category) => ({
    ...category,
    parentId: category.parent_category_id,
    label: category.name,
  }));

/** Starts to load all categories, without waiting. */
export function startCategories(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(allCategoriesOptions);
}

/**
 * The category as the server has it at this moment, past the cache.
 *
 * @param call of the form that asks, with which it ends
 */
export async function readCategoryNow(
  queryClient: QueryClient,
  id: string,
  call?: CallOptions,
): Promise<ProductCategory> {
  const { product_category: category } = await readNow(
    queryClient,
    getGetProductCategoryQueryKey(id),
    () => getProductCategory(id, undefined, call),
  );
  return category;
}
