import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/columns.tsx';
import { AccountBadge } from '../AccountBadge.tsx';
import { customerName } from '../names.ts';
import type { SummedCustomer } from './orders.ts';

/** The columns of the list. */
export function useCustomerColumns(): Column<SummedCustomer>[] {
  const { t } = useTranslation('customers');
  const make = useColumns<SummedCustomer>();
  return useMemo(
    () => [
      make.name({
        id: 'name',
        header: t('columns.name'),
        sortBy: 'first_name',
        value: customerName,
      }),
      make.text({
        id: 'email',
        header: t('fields.email'),
        field: 'email',
        dir: 'ltr',
        width: 200,
        maxWidth: 280,
      }),
      make.badge({
        id: 'account',
        header: t('columns.account'),
        sortBy: 'has_account',
        texts: [t('account.account'), t('account.guest')],
        value: (customer) => <AccountBadge hasAccount={customer.has_account} />,
      }),
      make.names({
        id: 'groups',
        header: t('fields.groups'),
        width: 140,
        value: ({ groups }) => groups.map(({ name }) => name),
      }),
      make.count({
        id: 'orders',
        header: t('columns.orders'),
        width: 90,
        priority: 2,
        value: ({ summary }) => summary?.count,
      }),
      make.date({
        id: 'last-order',
        header: t('columns.lastOrder'),
        value: ({ summary }) => summary?.last,
      }),
      make.date({ id: 'since', header: t('columns.since'), field: 'created_at' }),
    ],
    [t, make],
  );
}
