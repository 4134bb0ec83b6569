import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fixedSource } from '../../../ui/picker/source.ts';
import type { OptionSource } from '../../../ui/picker/source.ts';
import {
  collectionSource,
  productTagSource,
  productTypeSource,
  salesChannelSource,
} from '../../shared/sources.ts';
import { PRODUCT_STATUSES } from '../status.tsx';
import type { FILTERS } from './query.ts';

interface Filter {
  name: (typeof FILTERS)[number];
  label: string;
  source: OptionSource;
}

/** The filters of the list. */
export function useFilters(): Filter[] {
  const { t } = useTranslation('products');
  return useMemo(
    () => [
      {
        name: 'status',
        label: t('filters.status'),
        source: fixedSource(
          PRODUCT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
        ),
      },
      { name: 'collection_id', label: t('filters.collection'), source: collectionSource },
      { name: 'type_id', label: t('filters.type'), source: productTypeSource },
      { name: 'tags', label: t('filters.tag'), source: productTagSource },
      { name: 'sales_channel_id', label: t('filters.channel'), source: salesChannelSource },
    ],
    [t],
  );
}
