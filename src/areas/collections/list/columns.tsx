import type { TFunction } from 'i18next';
import { DateText } from '#ui/format/DateText.tsx';
import type { Format } from '#ui/format/useFormat.ts';
import type { Column } from '#ui/table/columns.ts';
import { dayWidth } from '#ui/table/widths.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import type { ListedCollection } from './query.ts';
import { HandleCell } from '#shared/HandleCell.tsx';
import classes from './list.module.css';

/** The columns of the list. */
export function collectionColumns(
  t: TFunction<'collections'>,
  format: Format,
  tag: string,
): Column<ListedCollection>[] {
  const width = dayWidth(tag);
  return [
    {
      id: 'title',
      header: t('columns.title'),
      sortBy: 'title',
      cell: ({ title }) => <bdi className={classes.title}>{title}</bdi>,
    },
    {
      id: 'handle',
      header: t('columns.handle'),
      sortBy: 'handle',
      maxWidth: 240,
      priority: 2,
      cell: ({ handle }) => <HandleCell handle={handle} />,
    },
    {
      id: 'products',
      header: t('columns.products'),
      align: 'end',
      // The server sends the products along unasked, so the count costs nothing.
      cell: ({ products }) => (products ? format.number(products.length) : <EmptyCell />),
    },
    {
      id: 'created',
      header: t('columns.created'),
      sortBy: 'created_at',
      width,
      align: 'end',
      priority: 3,
      cell: (collection) => <DateText instant={collection.created_at} />,
    },
    {
      id: 'updated',
      header: t('columns.updated'),
      sortBy: 'updated_at',
      width,
      align: 'end',
      priority: 3,
      cell: (collection) => <DateText instant={collection.updated_at} />,
    },
  ];
}
