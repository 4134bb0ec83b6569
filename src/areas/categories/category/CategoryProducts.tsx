import type { ReactNode } from 'react';
import {
  addProductsToCategory,
  removeProductsFromCategory,
} from '#generated/admin/product-categories/product-categories.ts';
import { OverlappingSet } from '#shared/product-set/OverlappingSet.tsx';
import type { OverlappingCalls } from '#shared/product-set/OverlappingSet.tsx';
import type { Category } from '../query.ts';

const CALLS: OverlappingCalls = {
  operation: 'addProductsToCategory',
  relation: 'categories',
  put: (id, products) => addProductsToCategory(id, products),
  takeOut: (id, products) => removeProductsFromCategory(id, products),
};

/** Excludes products of subcategories. */
export function CategoryProducts({ category }: { category: Category }): ReactNode {
  return (
    <OverlappingSet
      of={category}
      namespace="categories"
      id="category-products"
      belonging={{ category_id: [category.id] }}
      calls={CALLS}
    />
  );
}
