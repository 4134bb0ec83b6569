import { useTranslation } from 'react-i18next';
import { choiceSource } from '#ui/picker/source.ts';
import { useStatusText } from '#shared/domain/discount-status.tsx';
import { SOON_VALUE } from '#shared/domain/soon.ts';
import type { FilterOf } from '#shared/list/list-query.ts';
import type { ListFilters } from '#shared/list/ListPage.tsx';
import { STATUSES } from './query.ts';
import type { discountList } from './query.ts';

export function useDiscountFilters(): ListFilters<FilterOf<typeof discountList>> {
  const { t } = useTranslation(['discounts', 'common', 'statuses']);
  const status = useStatusText();
  return {
    status: { label: t('common:fields.status'), source: choiceSource(STATUSES, status) },
    is_dynamic: {
      label: t('filters.dynamic'),
      single: true,
      source: choiceSource(['true'], () => t('filters.dynamicYes')),
    },
    soon: {
      label: t('statuses:soon.label'),
      single: true,
      source: choiceSource([SOON_VALUE], () => t('statuses:soon.week')),
    },
    created_at: t('filters.created'),
    updated_at: t('filters.updated'),
  };
}
