import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import { widthFor } from '#ui/table/widths.ts';
import { useColumns } from '#shared/list/columns.tsx';
import { GiftCardStatusBadge, useStatusText } from '../GiftCardStatusBadge.tsx';
import { holderOf } from '../recipient.ts';
import { STATUSES } from '../status.ts';
import type { ListedGiftCard } from './query.ts';

/** Format of the server's codes. */
const USUAL_CODE = 'OWTB-5PCN-YJ3E-MWG8';
/** Pixels for a five-digit number. */
const ORDER = 84;
const REGION = 112;

export function useGiftCardColumns(): Column<ListedGiftCard>[] {
  const { t } = useTranslation('gift-cards');
  const { t: common } = useTranslation('common');
  const statusText = useStatusText();
  const format = useFormat();
  const make = useColumns<ListedGiftCard>();
  const statuses = STATUSES.map(statusText).join('\n');
  return useMemo(
    () => [
      make.name({
        id: 'code',
        header: t('columns.code'),
        sortBy: 'code',
        width: widthFor([USUAL_CODE]),
        value: ({ code }) => code,
      }),
      make.amount({
        id: 'balance',
        header: t('columns.balance'),
        sortBy: 'balance',
        text: ({ balance, value, region }) => {
          const [left, full] = [balance, value].map((minor) =>
            format.money(minor, region?.currency_code ?? ''),
          );
          // Most cards are untouched: this makes used ones easy to spot.
          return balance === value ? full : t('balanceOf', { balance: left, value: full });
        },
      }),
      make.badge({
        id: 'status',
        header: common('fields.status'),
        texts: statuses.split('\n'),
        value: (card) => <GiftCardStatusBadge card={card} />,
      }),
      make.text({
        id: 'email',
        header: common('fields.email'),
        fills: true,
        maxWidth: 360,
        dir: 'ltr',
        value: (card) => holderOf(card) ?? null,
      }),
      {
        id: 'order',
        header: t('columns.order'),
        priority: 3,
        width: ORDER,
        cell: ({ order }): ReactNode =>
          Number.isInteger(order?.display_id) ? <bdi>#{order?.display_id}</bdi> : <EmptyCell />,
      },
      make.text({
        id: 'region',
        header: common('fields.region'),
        width: REGION,
        priority: 3,
        value: ({ region }) => region?.name ?? null,
      }),
      make.date({ id: 'expires', header: t('columns.expires'), field: 'ends_at', priority: 2 }),
      make.date({ id: 'created', header: t('columns.created'), field: 'created_at', priority: 3 }),
      make.ago({
        id: 'updated',
        header: t('columns.updated'),
        field: 'updated_at',
        optional: 'wide',
      }),
    ],
    [t, common, make, format, statuses],
  );
}
