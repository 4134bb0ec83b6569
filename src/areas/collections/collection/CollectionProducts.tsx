import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addProductsToCollection,
  removeProductsFromCollection,
} from '#generated/admin/collections/collections.ts';
import type { SetCalls } from '#shared/product-set/membership.ts';
import { offerSource } from '#shared/product-set/product-source.ts';
import { ProductSet } from '#shared/product-set/ProductSet.tsx';
import type { Collection } from './query.ts';

const calls: SetCalls = {
  operation: 'addProductsToCollection',
  relation: 'collection',
  // A product has one collection. With `collection` expanded, the server omits `collection_id`.
  setOf: ({ collection, collection_id: id }) => collection?.id ?? id ?? null,
  put: (id, ids) => addProductsToCollection(id, { product_ids: ids }),
  takeOut: (id, ids) => removeProductsFromCollection(id, { product_ids: ids }),
};

export function CollectionProducts({ collection }: { collection: Collection }): ReactNode {
  const { id, title } = collection;
  const { t } = useTranslation('collections');
  const source = useMemo(
    () =>
      offerSource(id, {
        relation: 'collection',
        isIn: (product) => calls.setOf(product) === id,
        detail: (product) => {
          const { collection: from, handle } = product;
          if (calls.setOf(product) === id) return t('products.already');
          return from?.title ? t('products.moves', { title: from.title }) : `/${handle ?? ''}`;
        },
      }),
    [id, t],
  );
  return (
    <ProductSet
      set={id}
      id="collection-products"
      belonging={{ collection_id: [id] }}
      source={source}
      calls={calls}
      namespace="collections"
      names={{ name: title, title }}
    />
  );
}
