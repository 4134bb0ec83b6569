import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addProductsToCategory,
  removeProductsFromCategory,
} from '#generated/admin/product-categories/product-categories.ts';
import { useFormat } from '#ui/format/useFormat.ts';
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
  const { id, name } = category;
  const { t } = useTranslation('categories');
  const format = useFormat();
  return (
    <OverlappingSet
      set={id}
      id="category-products"
      belonging={{ category_id: [id] }}
      calls={CALLS}
      already={t('products.already')}
      texts={{
        picker: t('products.picker', { name }),
        empty: t('products.empty'),
        done: (mode, count) => t(`products.${mode}`, { count, number: format.number(count), name }),
      }}
    />
  );
}
