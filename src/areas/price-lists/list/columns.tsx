import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { PeriodBadge } from '#shared/domain/period.tsx';
import { STATES } from '../status.ts';
import { groupsOf } from '#shared/sources/all-price-lists.ts';
import type { ListedPriceList } from '#shared/sources/all-price-lists.ts';

export function usePriceListColumns(): Column<ListedPriceList>[] {
  const { t } = useTranslation('price-lists');
  const { t: statuses } = useTranslation('statuses');
  const { t: common } = useTranslation('common');
  const make = useColumns<ListedPriceList>();
  return useMemo(
    () => [
      make.name({
        id: 'name',
        header: t('fields.name'),
        sortBy: 'name',
        value: ({ name }) => name,
      }),
      make.badge({
        id: 'status',
        header: common('fields.status'),
        texts: STATES.map((state) => statuses(`period.${state}`)),
        value: (list) => (
          <PeriodBadge of={list} off={list.status === 'draft' ? 'draft' : undefined} />
        ),
      }),
      make.text({
        id: 'type',
        header: common('fields.type'),
        value: ({ type }) => t(type === 'sale' ? 'type.sale' : 'type.override'),
      }),
      make.names({
        id: 'groups',
        header: t('fields.groups'),
        priority: 3,
        value: (list) => {
          const names = groupsOf(list).map(({ name }) => name);
          return names.length > 0 ? names : [t('everyone')];
        },
      }),
      make.date({ id: 'starts', header: t('fields.starts'), field: 'starts_at', priority: 3 }),
      make.date({ id: 'ends', header: t('fields.ends'), field: 'ends_at', priority: 2 }),
      make.text({
        id: 'description',
        header: common('fields.description'),
        priority: 3,
        optional: 'wide',
        value: ({ description }) => description,
      }),
      make.ago({ id: 'created', header: t('page.created'), field: 'created_at', optional: true }),
      make.ago({
        id: 'updated',
        header: t('page.updated'),
        field: 'updated_at',
        priority: 3,
        optional: 'wide',
      }),
    ],
    [t, common, statuses, make],
  );
}
