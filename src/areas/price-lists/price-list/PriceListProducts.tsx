import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fileUrl } from '#app/config/config.ts';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/list/columns.tsx';
import {
  PRODUCT_STATUSES,
  ProductStatusBadge,
  statusName,
} from '#shared/domain/product-status.tsx';
import { offerSource } from '#shared/product-set/product-source.ts';
import { ProductMembers } from '#shared/product-set/ProductMembers.tsx';
import { productsOf } from '#shared/product-set/query.ts';
import type { SetProduct } from '#shared/product-set/query.ts';
import { useRecordPlace } from '#shared/record/record-place.ts';
import { pricesOf } from './query.ts';
import type { PriceList } from './query.ts';
import { summaryOf } from './summary.ts';
import { useRemoveProducts } from './useRemoveProducts.ts';

export function PriceListProducts({ list }: { list: PriceList }): ReactNode {
  const { id, name } = list;
  const { t } = useTranslation('price-lists');
  const format = useFormat();
  const navigate = useNavigate();
  const { isRemoving } = useRecordPlace();
  const hasContent = useFirstContent();
  const { data } = useQuery({
    ...pricesOf(id),
    enabled: hasContent && !isRemoving,
    select: summaryOf,
  });
  const byProduct = data?.byProduct;
  const columns = useProductColumns(byProduct);
  const remove = useRemoveProducts(list);
  const source = useMemo(
    () =>
      offerSource(id, {
        relation: 'collection',
        isIn: (product) => byProduct?.has(product.id) ?? false,
        detail: (product) =>
          byProduct?.has(product.id) ? t('products.already') : `/${product.handle ?? ''}`,
      }),
    [id, byProduct, t],
  );
  return (
    <ProductMembers
      id="price-list-products"
      list={useMemo(() => productsOf({ price_list_id: [id] }), [id])}
      columns={columns}
      source={source}
      // A product joins a list by its prices, so they are typed first.
      add={async (ids) => void navigate(paths.priceListPrices(id, ids))}
      remove={remove}
      texts={{
        picker: t('products.picker', { name }),
        empty: t('products.empty'),
        addCount: (count) => t('products.setPrices', { count, number: format.number(count) }),
      }}
    />
  );
}

/** @param byProduct price counts by product id; undefined until loaded */
function useProductColumns(
  byProduct: ReadonlyMap<string, number> | undefined,
): Column<SetProduct>[] {
  const { t } = useTranslation('common');
  const make = useColumns<SetProduct>();
  return useMemo(
    () => [
      make.name({
        id: 'title',
        header: t('fields.title'),
        sortBy: 'title',
        value: ({ title }) => title,
        picture: ({ thumbnail }) => <Thumbnail src={thumbnail ? fileUrl(thumbnail) : null} />,
      }),
      make.badge({
        id: 'status',
        header: t('fields.status'),
        texts: PRODUCT_STATUSES.map((status) => statusName(status, t)),
        value: ({ status }) => <ProductStatusBadge status={status} />,
      }),
      make.count({
        id: 'prices',
        header: t('fields.prices'),
        width: 90,
        value: ({ id }) => byProduct && (byProduct.get(id) ?? 0),
      }),
    ],
    [t, make, byProduct],
  );
}
