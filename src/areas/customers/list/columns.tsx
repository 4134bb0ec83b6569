import { Skeleton } from '@mantine/core';
import type { TFunction } from 'i18next';
import { DateText } from '#ui/format/DateText.tsx';
import type { Format } from '#ui/format/useFormat.ts';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import { badgeWidth } from '#ui/table/widths.ts';
import { dateColumn, namesColumn } from '#shared/columns.tsx';
import { AccountBadge } from '../AccountBadge.tsx';
import { customerName } from '../names.ts';
import type { SummedCustomer } from './orders.ts';
import tableClasses from '#ui/table/DataTable.module.css';

/** Pixels to which email addresses and names of groups grow. */
const EMAIL_MOST = 280;
const NAMES_MOST = 200;

/** The columns of the list. */
export function customerColumns(
  t: TFunction<'customers'>,
  format: Format,
  tag: string,
): Column<SummedCustomer>[] {
  return [
    {
      id: 'name',
      header: t('columns.name'),
      sortBy: 'first_name',
      cell: (customer) => customerName(customer),
    },
    {
      id: 'email',
      header: t('fields.email'),
      sortBy: 'email',
      width: 200,
      maxWidth: EMAIL_MOST,
      priority: 2,
      cell: ({ email }) => (
        <bdi dir="ltr" className={tableClasses.text}>
          {email}
        </bdi>
      ),
    },
    {
      id: 'account',
      header: t('columns.account'),
      sortBy: 'has_account',
      width: badgeWidth([t('account.account'), t('account.guest')]),
      cell: (customer) => <AccountBadge hasAccount={customer.has_account} />,
    },
    namesColumn(
      { id: 'groups', header: t('fields.groups'), width: 140, maxWidth: NAMES_MOST },
      ({ groups }) => groups?.map(({ name }) => name) ?? [],
    ),
    {
      id: 'orders',
      header: t('columns.orders'),
      align: 'end',
      width: 90,
      priority: 2,
      cell: ({ summary }) => (summary ? format.number(summary.count) : <Bar />),
    },
    {
      ...dateColumn<SummedCustomer>(
        { id: 'last-order', header: t('columns.lastOrder') },
        tag,
        ({ created_at: since }) => since,
      ),
      cell: ({ summary }) => {
        if (!summary) return <Bar />;
        return summary.last === undefined ? <EmptyCell /> : <DateText instant={summary.last} />;
      },
    },
    dateColumn(
      { id: 'since', header: t('columns.since'), sortBy: 'created_at' },
      tag,
      (customer) => customer.created_at,
    ),
  ];
}

/** Stands where something comes once the rows stand. */
const Bar = () => <Skeleton height={10} width={40} display="inline-block" />;
