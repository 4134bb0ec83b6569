import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '#ui/list/filters.ts';
import { fixedSource } from '#ui/picker/source.ts';
import { customerGroupSource } from '#shared/sources.ts';
import type { FILTERS } from './query.ts';

type NamedFilter = Filter & { name: (typeof FILTERS)[number] };

/** The filters of the list. */
export function useFilters(): NamedFilter[] {
  const { t } = useTranslation('customers');
  return useMemo(
    () => [
      { name: 'groups', label: t('fields.groups'), source: customerGroupSource },
      {
        name: 'has_account',
        label: t('columns.account'),
        single: true,
        source: fixedSource([
          { value: 'true', label: t('account.account') },
          { value: 'false', label: t('account.guest') },
        ]),
      },
      { name: 'created_at', label: t('page.since'), kind: 'dates' },
      { name: 'updated_at', label: t('filters.updated'), kind: 'dates' },
    ],
    [t],
  );
}
