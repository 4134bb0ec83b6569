import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/list/columns.tsx';
import type { ListedGroup } from './query.ts';

export function useGroupColumns(): Column<ListedGroup>[] {
  const { t } = useTranslation('customer-groups');
  const { t: common } = useTranslation('common');
  const make = useColumns<ListedGroup>();
  return useMemo(
    () => [
      make.name({
        id: 'name',
        header: t('fields.name'),
        sortBy: 'name',
        value: ({ name }) => name,
      }),
      make.count({
        id: 'members',
        header: common('fields.customers'),
        width: 110,
        kind: 'figure',
        value: ({ members }) => members,
      }),
      make.date({ id: 'created', header: t('page.created'), field: 'created_at' }),
      make.date({ id: 'updated', header: t('page.updated'), field: 'updated_at' }),
    ],
    [t, common, make],
  );
}
