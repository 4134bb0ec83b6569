import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readEach } from '#ui/format/read-each.ts';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { useCustomerColumns } from '#shared/list/customer-columns.tsx';
import type { SummedCustomer } from './orders.ts';

export function useListColumns(): Column<SummedCustomer>[] {
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('common');
  const make = useColumns<SummedCustomer>();
  const [name, email, account] = useCustomerColumns<SummedCustomer>();
  return useMemo(
    () => [
      name,
      email,
      make.count({
        id: 'orders',
        header: common('fields.orders'),
        width: 76,
        kind: 'figure',
        priority: 2,
        value: ({ summary }) => summary?.count,
      }),
      make.date({
        id: 'last-order',
        header: t('columns.lastOrder'),
        value: ({ summary }) => summary?.last,
      }),
      make.names({
        id: 'groups',
        header: t('fields.groups'),
        width: 120,
        value: ({ groups }) => readEach(groups, (group) => group.name),
      }),
      make.date({ id: 'since', header: t('columns.since'), field: 'created_at' }),
      make.text({
        id: 'phone',
        header: t('fields.phone'),
        priority: 3,
        optional: 'wide',
        dir: 'ltr',
        value: ({ phone }) => phone,
      }),
      make.date({
        id: 'updated',
        header: t('filters.updated'),
        field: 'updated_at',
        optional: 'wide',
      }),
      account,
    ],
    [t, common, make, name, email, account],
  );
}
