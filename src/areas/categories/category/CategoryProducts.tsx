import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddProductsToCategory,
  useRemoveProductsFromCategory,
} from '#generated/admin/product-categories/product-categories.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { offerSource } from '#shared/product-set/product-source.ts';
import { ProductSet } from '#shared/product-set/ProductSet.tsx';
import type { Category } from '../query.ts';

const asRecords = (ids: readonly string[]): { id: string }[] => ids.map((id) => ({ id }));

/** The products of a category itself, without those of its subcategories. */
export function CategoryProducts({ category }: { category: Category }): ReactNode {
  const { id, name } = category;
  const { t } = useTranslation('categories');
  const format = useFormat();
  const add = useAddProductsToCategory();
  const remove = useRemoveProductsFromCategory();
  const source = useMemo(() => {
    const isIn = (product: { categories?: { id: string }[] }): boolean =>
      (product.categories ?? []).some((each) => each.id === id);
    return offerSource(id, {
      relation: 'categories',
      isIn,
      detail: (product) => (isIn(product) ? t('products.already') : `/${product.handle ?? ''}`),
    });
  }, [id, t]);
  const say = (key: 'products.added' | 'products.removed', count: number): void => {
    showToast('success', { message: t(key, { count, number: format.number(count), name }) });
  };
  return (
    <ProductSet
      id="category-products"
      belonging={{ category_id: [id] }}
      source={source}
      texts={{ picker: t('products.picker', { name }), empty: t('products.empty') }}
      add={async (ids) => {
        await add.mutateAsync({ id, data: { product_ids: asRecords(ids) } });
        say('products.added', ids.length);
      }}
      remove={async (ids) => {
        await remove.mutateAsync({ id, data: { product_ids: asRecords(ids) } });
        say('products.removed', ids.length);
      }}
    />
  );
}
