import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import { useColumns } from '#shared/list/columns.tsx';
import { DraftStatusBadge } from '../DraftStatusBadge.tsx';
import { draftName } from '../names.ts';
import type { ListedDraft } from './query.ts';
import classes from './list.module.css';

export function useDraftColumns(): Column<ListedDraft>[] {
  const { t } = useTranslation('drafts');
  const { t: common } = useTranslation('common');
  const make = useColumns<ListedDraft>();
  return useMemo(
    () => [
      make.name({
        id: 'number',
        header: t('columns.number'),
        sortBy: 'display_id',
        width: 96,
        value: draftName,
      }),
      make.ago({ id: 'created', header: t('columns.created'), field: 'created_at', priority: 2 }),
      make.text({
        id: 'customer',
        header: common('fields.customer'),
        fills: true,
        priority: 1,
        value: ({ cart }) => cart?.email ?? null,
      }),
      make.badge({
        id: 'status',
        header: common('fields.status'),
        texts: [t('status.open'), t('status.completed')],
        value: ({ status }) => <DraftStatusBadge status={status} />,
      }),
      make.count({
        id: 'items',
        header: t('columns.items'),
        width: 72,
        priority: 3,
        value: ({ cart }) =>
          readEach(cart?.items, ({ quantity }) => quantity).reduce((sum, one) => sum + one, 0),
      }),
      {
        id: 'order',
        header: t('columns.order'),
        width: 96,
        priority: 2,
        cell: ({ order, order_id: id }) =>
          id ? (
            <Link to={paths.order(id)} className={classes.order}>
              {order ? draftName(order) : t('columns.order')}
            </Link>
          ) : (
            <EmptyCell />
          ),
      },
      make.ago({
        id: 'updated',
        header: t('columns.updated'),
        field: 'updated_at',
        priority: 3,
        optional: 'wide',
      }),
    ],
    [t, common, make],
  );
}
