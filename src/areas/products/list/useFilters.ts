import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fixedSource } from '#ui/picker/source.ts';
import { useFeatureLater } from '#app/flags/FeatureFlags.tsx';
import type { Filter } from '#ui/list/filters.ts';
import {
  categorySource,
  collectionSource,
  priceListSource,
  productTagSource,
  productTypeSource,
  salesChannelSource,
} from '#shared/sources.ts';
import { PRODUCT_STATUSES } from '#shared/product-status.tsx';
import type { FILTERS } from './query.ts';

type NamedFilter = Filter & { name: (typeof FILTERS)[number] };

/** The filters of the list. */
export function useFilters(): NamedFilter[] {
  const { t } = useTranslation(['products', 'common']);
  const hasCategories = useFeatureLater('product_categories') === true;
  return useMemo(
    () => [
      {
        name: 'status',
        label: t('filters.status'),
        source: fixedSource(
          PRODUCT_STATUSES.map((value) => ({ value, label: t(`common:productStatus.${value}`) })),
        ),
      },
      { name: 'collection_id', label: t('filters.collection'), source: collectionSource },
      { name: 'type_id', label: t('filters.type'), source: productTypeSource },
      { name: 'tags', label: t('filters.tag'), source: productTagSource },
      { name: 'sales_channel_id', label: t('filters.channel'), source: salesChannelSource },
      ...(hasCategories
        ? [{ name: 'category_id' as const, label: t('fields.categories'), source: categorySource }]
        : []),
      { name: 'price_list_id', label: t('filters.priceList'), source: priceListSource },
      { name: 'created_at', label: t('product.created'), kind: 'dates' },
      { name: 'updated_at', label: t('product.changed'), kind: 'dates' },
    ],
    [t, hasCategories],
  );
}
