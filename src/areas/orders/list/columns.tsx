import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '#ui/country/country-name.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { useTag } from '#ui/format/useTag.ts';
import type { Column } from '#ui/table/columns.ts';
import { widthFor } from '#ui/table/widths.ts';
import { useColumns } from '#shared/list/columns.tsx';
import {
  FULFILLMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  orderStatusBadge,
} from '#shared/orders/order-status.tsx';
import { buyerName, orderName } from '../names.ts';
import { NoteMark } from '../NoteMark.tsx';
import type { ListedOrder } from './details.ts';

/** Pixels that seven digits take */
const NUMBER = 96;
/** Pixels */
const NOTE_MARK = 22;
/** Minor units; most orders cost less */
const USUAL_TOTAL = 999_900;

export function useOrderColumns(): Column<ListedOrder>[] {
  const { t } = useTranslation(['orders', 'statuses']);
  const { t: common } = useTranslation('common');
  const { t: statuses } = useTranslation('statuses');
  const format = useFormat();
  const tag = useTag();
  const make = useColumns<ListedOrder>();
  return useMemo(
    () => [
      make.name({
        id: 'number',
        header: t('columns.number'),
        sortBy: 'display_id',
        width: NUMBER,
        beside: NOTE_MARK,
        value: orderName,
        mark: ({ hasNotes }) => (hasNotes ? <NoteMark label={t('list.hasNotes')} /> : null),
      }),
      make.ago({ id: 'placed', header: t('columns.placed'), field: 'created_at', priority: 2 }),
      make.text({
        id: 'customer',
        header: common('fields.customer'),
        fills: true,
        priority: 1,
        value: buyerName,
      }),
      make.badge({
        id: 'payment',
        header: t('columns.payment'),
        sortBy: 'payment_status',
        texts: PAYMENT_STATUSES.map((status) => t(`statuses:payment.${status}`)),
        value: ({ payment_status: status }) =>
          orderStatusBadge({ kind: 'payment', status }, statuses),
      }),
      make.badge({
        id: 'fulfillment',
        header: t('columns.fulfillment'),
        sortBy: 'fulfillment_status',
        texts: FULFILLMENT_STATUSES.map((status) => t(`statuses:fulfillment.${status}`)),
        value: ({ fulfillment_status: stated, fulfillment }) =>
          orderStatusBadge({ kind: 'fulfillment', status: fulfillment ?? stated }, statuses),
      }),
      make.count({
        id: 'items',
        header: t('columns.items'),
        width: 72,
        priority: 3,
        value: ({ pieces }) => pieces,
      }),
      make.amount({
        id: 'total',
        header: t('columns.total'),
        width: widthFor([format.money(USUAL_TOTAL, 'usd')]),
        text: ({ total, currency_code: currency }) => format.money(total ?? NaN, currency),
      }),
      make.text({
        id: 'channel',
        header: common('fields.channel'),
        priority: 3,
        optional: 'wide',
        value: ({ sales_channel: channel }) => channel?.name ?? null,
      }),
      make.badge({
        id: 'status',
        header: common('fields.status'),
        sortBy: 'status',
        texts: ORDER_STATUSES.map((status) => t(`statuses:order.${status}`)),
        optional: true,
        value: ({ status }) => orderStatusBadge({ kind: 'order', status }, statuses),
      }),
      make.text({
        id: 'region',
        header: common('fields.region'),
        optional: true,
        value: ({ region }) => region?.name ?? null,
      }),
      make.text({
        id: 'country',
        header: t('columns.country'),
        optional: true,
        value: ({ shipping_address: address }) =>
          address?.country_code ? countryName(address.country_code, tag) : null,
      }),
      make.names({
        id: 'tracking',
        header: t('columns.tracking'),
        optional: true,
        value: ({ tracking }) => tracking,
      }),
      make.names({
        id: 'shipping',
        header: t('columns.shipping'),
        optional: true,
        value: ({ shipping }) => shipping,
      }),
      make.ago({
        id: 'updated',
        header: t('columns.updated'),
        field: 'updated_at',
        priority: 3,
        optional: 'wide',
      }),
    ],
    [t, common, statuses, format, tag, make],
  );
}
