import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddProductsToCollection,
  useRemoveProductsFromCollection,
} from '#generated/admin/collections/collections.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { offerSource } from '#shared/product-set/product-source.ts';
import { ProductSet } from '#shared/product-set/ProductSet.tsx';
import type { Collection } from './query.ts';

/** The products of a collection. */
export function CollectionProducts({ collection }: { collection: Collection }): ReactNode {
  const { id, title } = collection;
  const { t } = useTranslation('collections');
  const format = useFormat();
  const add = useAddProductsToCollection();
  const remove = useRemoveProductsFromCollection();
  const source = useMemo(
    () =>
      offerSource(id, {
        relation: 'collection',
        isIn: (product) => product.collection_id === id,
        // A product is in one collection at a time.
        detail: ({ collection_id: other, collection: from, handle }) => {
          if (other === id) return t('products.already');
          return from?.title ? t('products.moves', { title: from.title }) : `/${handle ?? ''}`;
        },
      }),
    [id, t],
  );
  const say = (key: 'products.added' | 'products.removed', count: number): void => {
    showToast('success', { message: t(key, { count, number: format.number(count), title }) });
  };
  return (
    <ProductSet
      id="collection-products"
      belonging={{ collection_id: [id] }}
      source={source}
      texts={{ picker: t('products.picker', { title }), empty: t('products.empty') }}
      add={async (ids) => {
        await add.mutateAsync({ id, data: { product_ids: ids } });
        say('products.added', ids.length);
      }}
      remove={async (ids) => {
        await remove.mutateAsync({ id, data: { product_ids: ids } });
        say('products.removed', ids.length);
      }}
    />
  );
}
