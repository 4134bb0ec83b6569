import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Column } from '#ui/table/columns.ts';
import { widthFor } from '#ui/table/widths.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { RETURN_STATUSES, ReturnStatusBadge } from '#shared/orders/return-status.tsx';
import { kindOf, unitsOf } from './query.ts';
import type { ListedReturn } from './query.ts';

/** Minor units; most refunds are less. */
const USUAL_REFUND = 999_900;

/** Not sortable: pending returns come first. */
export function useReturnColumns(nameOf: (row: ListedReturn) => string): Column<ListedReturn>[] {
  const { t } = useTranslation(['returns', 'after-sales']);
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const make = useColumns<ListedReturn>();
  return useMemo(() => {
    // Exchanges and claims settle their own money.
    const refundOf = (row: ListedReturn): string | undefined =>
      kindOf(row) === 'order' && row.order && row.status !== 'canceled'
        ? format.money(Math.max(0, row.refund_amount), row.order.currency_code)
        : undefined;
    return [
      make.name({
        id: 'order',
        header: t('columns.order'),
        width: 120,
        value: nameOf,
      }),
      make.badge({
        id: 'status',
        header: common('fields.status'),
        texts: RETURN_STATUSES.map((status) => t(`after-sales:status.${status}`)),
        value: ({ status }) => <ReturnStatusBadge status={status} />,
      }),
      make.ago({
        id: 'requested',
        header: t('columns.requested'),
        value: ({ created_at: created }) => created,
        priority: 2,
      }),
      make.text({
        id: 'customer',
        header: common('fields.customer'),
        fills: true,
        priority: 1,
        value: ({ order }) => order?.email ?? null,
      }),
      make.count({
        id: 'units',
        header: t('columns.units'),
        width: 80,
        priority: 3,
        value: unitsOf,
      }),
      make.amount({
        id: 'refund',
        header: t('columns.refund'),
        width: widthFor([format.money(USUAL_REFUND, 'eur')]),
        text: refundOf,
      }),
      make.text({
        id: 'kind',
        header: t('columns.kind'),
        priority: 3,
        optional: 'wide',
        value: (row) => {
          const kind = kindOf(row);
          return kind === 'order' ? t('kind.order') : common(`kinds.${kind}`);
        },
      }),
      make.ago({
        id: 'updated',
        header: t('columns.updated'),
        priority: 3,
        optional: 'wide',
        value: ({ updated_at: updated }) => updated,
      }),
    ];
  }, [t, common, format, make, nameOf]);
}
