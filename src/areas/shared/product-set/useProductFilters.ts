import { useTranslation } from 'react-i18next';
import type { ChoiceFilter } from '#ui/list/filters.ts';
import { choiceSource } from '#ui/picker/source.ts';
import { PRODUCT_STATUSES, statusName } from '../domain/product-status.tsx';
import { collectionSource, productTagSource, productTypeSource } from '../sources/sources.ts';

/** Those of `offerSource`. */
export function useProductFilters(): ChoiceFilter[] {
  const { t } = useTranslation('sets');
  const { t: common } = useTranslation('common');
  return [
    {
      name: 'status',
      label: common('fields.status'),
      source: choiceSource(PRODUCT_STATUSES, (value) => statusName(value, common)),
    },
    { name: 'collection_id', label: t('picker.collection'), source: collectionSource },
    { name: 'type_id', label: common('fields.type'), source: productTypeSource },
    { name: 'tags', label: t('picker.tag'), source: productTagSource },
  ];
}
