import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '#ui/table/columns.ts';
import { useColumns } from '#shared/list/columns.tsx';
import type { ListedCollection } from './query.ts';

export function useCollectionColumns(): Column<ListedCollection>[] {
  const { t } = useTranslation('collections');
  const { t: common } = useTranslation('common');
  const make = useColumns<ListedCollection>();
  return useMemo(
    () => [
      make.name({
        id: 'title',
        header: common('fields.title'),
        sortBy: 'title',
        value: ({ title }) => title,
      }),
      make.handle({
        id: 'handle',
        header: t('columns.handle'),
        field: 'handle',
        maxWidth: 240,
        priority: 2,
      }),
      make.count({
        id: 'products',
        header: common('fields.products'),
        kind: 'figure',
        value: ({ products }) => products.length,
      }),
      make.date({ id: 'created', header: t('columns.created'), field: 'created_at' }),
      make.date({ id: 'updated', header: t('columns.updated'), field: 'updated_at' }),
    ],
    [t, common, make],
  );
}
