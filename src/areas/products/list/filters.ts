import { useTranslation } from 'react-i18next';
import { choiceSource } from '#ui/picker/source.ts';
import { PRODUCT_STATUSES } from '#shared/domain/product-status.tsx';
import type { FilterOf } from '#shared/list/list-query.ts';
import type { ListFilters } from '#shared/list/ListPage.tsx';
import {
  categorySource,
  collectionSource,
  priceListSource,
  productTagSource,
  productTypeSource,
  salesChannelSource,
} from '#shared/sources/sources.ts';
import type { productList } from './query.ts';

export function useProductListFilters(
  hasCategories: boolean,
): ListFilters<FilterOf<typeof productList>> {
  const { t } = useTranslation(['products', 'common']);
  return {
    status: {
      label: t('common:fields.status'),
      source: choiceSource(PRODUCT_STATUSES, (value) => t(`common:productStatus.${value}`)),
    },
    collection_id: { label: t('filters.collection'), source: collectionSource },
    type_id: { label: t('common:fields.type'), source: productTypeSource },
    tags: { label: t('filters.tag'), source: productTagSource },
    sales_channel_id: { label: t('common:fields.channel'), source: salesChannelSource },
    category_id: hasCategories
      ? { label: t('fields.categories'), source: categorySource }
      : undefined,
    price_list_id: { label: t('filters.priceList'), source: priceListSource },
    created_at: t('product.created'),
    updated_at: t('product.changed'),
  };
}
