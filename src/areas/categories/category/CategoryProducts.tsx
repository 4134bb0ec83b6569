import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addProductsToCategory,
  removeProductsFromCategory,
} from '#generated/admin/product-categories/product-categories.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { SetCalls } from '#shared/product-set/membership.ts';
import { offerSource } from '#shared/product-set/product-source.ts';
import type { OfferedProduct } from '#shared/product-set/product-source.ts';
import { ProductSet } from '#shared/product-set/ProductSet.tsx';
import type { Category } from '../query.ts';

const asRecords = (ids: readonly string[]): { id: string }[] => ids.map((id) => ({ id }));

const callsOf = (id: string): SetCalls => ({
  operation: 'addProductsToCategory',
  relation: 'categories',
  setOf: ({ categories }) => (categories.some((each) => each.id === id) ? id : null),
  put: (to, ids) => addProductsToCategory(to, { product_ids: asRecords(ids) }),
  takeOut: (from, ids) => removeProductsFromCategory(from, { product_ids: asRecords(ids) }),
});

/** The products of a category itself, without those of its subcategories. */
export function CategoryProducts({ category }: { category: Category }): ReactNode {
  const { id, name } = category;
  const { t } = useTranslation('categories');
  const format = useFormat();
  const calls = useMemo(() => callsOf(id), [id]);
  const source = useMemo(() => {
    const isIn = (product: OfferedProduct): boolean => calls.setOf(product) === id;
    return offerSource(id, {
      relation: 'categories',
      isIn,
      detail: (product) => (isIn(product) ? t('products.already') : `/${product.handle ?? ''}`),
    });
  }, [id, calls, t]);
  return (
    <ProductSet
      set={id}
      id="category-products"
      belonging={{ category_id: [id] }}
      source={source}
      calls={calls}
      texts={{
        picker: t('products.picker', { name }),
        empty: t('products.empty'),
        done: (mode, count) => t(`products.${mode}`, { count, number: format.number(count), name }),
      }}
    />
  );
}
