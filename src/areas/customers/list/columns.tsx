import { Skeleton } from '@mantine/core';
import type { TFunction } from 'i18next';
import { DateText } from '#ui/format/DateText.tsx';
import type { Format } from '#ui/format/useFormat.ts';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import { dateColumn, namesColumn } from '#shared/columns.tsx';
import { customerColumns } from '#shared/customer-columns.tsx';
import type { SummedCustomer } from './orders.ts';

/** Pixels to which names of groups grow. */
const NAMES_MOST = 200;

/** The columns of the list. */
export function listColumns(
  t: TFunction<'customers'>,
  format: Format,
  tag: string,
): Column<SummedCustomer>[] {
  return [
    ...customerColumns<SummedCustomer>(t),
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
