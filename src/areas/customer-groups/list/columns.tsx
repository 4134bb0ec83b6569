import { Skeleton } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { Format } from '#ui/format/useFormat.ts';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import { dateColumn, nameColumn } from '#shared/columns.tsx';
import type { ListedGroup } from './query.ts';

/** The columns of the list. */
export const groupColumns = (
  t: TFunction<'customer-groups'>,
  format: Format,
  tag: string,
): Column<ListedGroup>[] => [
  nameColumn({ id: 'name', header: t('fields.name'), sortBy: 'name' }, ({ name }) => name),
  {
    id: 'members',
    header: t('columns.members'),
    align: 'end',
    width: 110,
    cell: ({ members }) => {
      if (members === undefined) return <Skeleton height={10} width={30} display="inline-block" />;
      return members === null ? <EmptyCell /> : format.number(members);
    },
  },
  dateColumn(
    { id: 'created', header: t('page.created'), sortBy: 'created_at' },
    tag,
    (group) => group.created_at,
  ),
  dateColumn(
    { id: 'updated', header: t('page.updated'), sortBy: 'updated_at' },
    tag,
    (group) => group.updated_at,
  ),
];
