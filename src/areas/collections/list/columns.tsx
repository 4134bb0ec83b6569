import type { TFunction } from 'i18next';
import type { Format } from '#ui/format/useFormat.ts';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import type { ListedCollection } from './query.ts';
import { dateColumn, handleColumn } from '#shared/columns.tsx';

/** The columns of the list. */
export function collectionColumns(
  t: TFunction<'collections'>,
  format: Format,
  tag: string,
): Column<ListedCollection>[] {
  return [
    {
      id: 'title',
      header: t('columns.title'),
      sortBy: 'title',
      cell: ({ title }) => title,
    },
    {
      ...handleColumn({ id: 'handle', header: t('columns.handle'), sortBy: 'handle' }),
      maxWidth: 240,
      priority: 2,
    },
    {
      id: 'products',
      header: t('columns.products'),
      align: 'end',
      // The server sends the products along unasked, so the count costs nothing.
      cell: ({ products }) => (products ? format.number(products.length) : <EmptyCell />),
    },
    dateColumn(
      { id: 'created', header: t('columns.created'), sortBy: 'created_at' },
      tag,
      (collection) => collection.created_at,
    ),
    dateColumn(
      { id: 'updated', header: t('columns.updated'), sortBy: 'updated_at' },
      tag,
      (collection) => collection.updated_at,
    ),
  ];
}
