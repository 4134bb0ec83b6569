import type { QueryClient } from '@tanstack/react-query';
import type { ProductCategory } from '#generated/admin/admin.schemas.ts';
import { prefetch } from '#app/query/prefetch.ts';
import type { TreeItem } from '#ui/tree/tree.ts';
import { allCategoriesOptions } from '#shared/sources/categories.ts';

export type Category = ProductCategory & TreeItem;

/** The server's order. */
export const byRank = (
  a: Pick<ProductCategory, 'rank' | 'handle'>,
  b: Pick<ProductCategory, 'rank' | 'handle'>,
): number => (a.rank ?? 0) - (b.rank ?? 0) || (a.handle < b.handle ? -1 : 1);

export const toEntries = (categories: readonly ProductCategory[]): Category[] =>
  categories.toSorted(byRank).map((category) => ({
    ...category,
    parentId: category.parent_category_id,
    label: category.name,
  }));

export async function startCategories(queryClient: QueryClient): Promise<unknown> {
  return prefetch(queryClient, allCategoriesOptions);
}
