import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ProductCategory } from '#generated/admin/admin.schemas.ts';
import {
  getListProductCategoriesQueryKey,
  listProductCategories,
} from '#generated/admin/product-categories/product-categories.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { isRecord } from '#ui/format/guards.ts';
import { plainText } from '#ui/format/instant.ts';
import { categoryTree } from '../domain/category-tree.ts';
import type { CategoryNode } from '../domain/category-tree.ts';
import { everyPage } from '../read/every-page.ts';

/** Unordered; repaired for the tree. */
export const readAllCategories = async (signal: AbortSignal): Promise<ProductCategory[]> => {
  const categories = await everyPage(async ({ limit, offset }) => {
    const { product_categories: rows, count } = await listProductCategories(
      // Default relations would repeat the children.
      { limit, offset, expand: 'parent_category' satisfies ExpandOf<typeof listProductCategories> },
      { signal },
    );
    return { rows, count };
  });
  return categories.filter(hasId).map(placeable);
};

const hasId = (category: unknown): boolean => isRecord(category) && typeof category.id === 'string';

const placeable = (category: ProductCategory): ProductCategory => ({
  ...category,
  name: plainText(category.name),
  handle: typeof category.handle === 'string' ? category.handle : '',
  parent_category_id:
    typeof category.parent_category_id === 'string' ? category.parent_category_id : null,
});

export const allCategoriesOptions = queryOptions({
  queryKey: [...getListProductCategoriesQueryKey(), 'all'],
  queryFn: ({ signal }) => readAllCategories(signal),
});

export function useCategoryTree(): UseQueryResult<CategoryNode[]> {
  return useQuery({ ...allCategoriesOptions, select: categoryTree });
}
