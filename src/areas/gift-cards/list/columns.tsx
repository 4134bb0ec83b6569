import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Column } from '#ui/table/columns.ts';
import { EmptyCell } from '#ui/table/EmptyCell.tsx';
import { widthFor } from '#ui/table/widths.ts';
import { useColumns } from '#shared/columns.tsx';
import { GiftCardStatusBadge, useStatusText } from '../GiftCardStatusBadge.tsx';
import { recipientOf } from '../recipient.ts';
import { STATUSES } from '../status.ts';
import type { ListedGiftCard } from './query.ts';

/** Pixels of a code, four times four letters. */
const CODE_WIDTH = 190;

/**
 * The columns of the list.
 *
 * @param rows on the page: no amount is cut, however large
 */
export function useGiftCardColumns(
  rows: readonly ListedGiftCard[] | undefined,
): Column<ListedGiftCard>[] {
  const { t } = useTranslation('gift-cards');
  const statusText = useStatusText();
  const format = useFormat();
  const make = useColumns<ListedGiftCard>();
  const statuses = STATUSES.map(statusText).join('\n');
  const balance = useMemo(
    () =>
      (card: ListedGiftCard): string => {
        const money = (minor: number): string =>
          format.money(minor, card.region?.currency_code ?? '');
        return t('balanceOf', { balance: money(card.balance), value: money(card.value) });
      },
    [t, format],
  );
  const longest = useMemo(
    () => (rows ?? []).map(balance).reduce((a, b) => (b.length > a.length ? b : a), ''),
    [rows, balance],
  );
  return useMemo(
    () => [
      make.name({
        id: 'code',
        header: t('columns.code'),
        sortBy: 'code',
        width: CODE_WIDTH,
        value: ({ code }) => code,
      }),
      {
        id: 'balance',
        header: t('columns.balance'),
        sortBy: 'balance',
        align: 'end',
        width: widthFor([longest, t('columns.balance')]),
        cell: (card): ReactNode => <bdi>{balance(card)}</bdi>,
      },
      make.badge({
        id: 'status',
        header: t('columns.status'),
        texts: statuses.split('\n'),
        value: (card) => <GiftCardStatusBadge card={card} />,
      }),
      make.text({
        id: 'recipient',
        header: t('columns.recipient'),
        fills: true,
        maxWidth: 360,
        dir: 'ltr',
        value: (card) => recipientOf(card) ?? null,
      }),
      {
        id: 'order',
        header: t('columns.order'),
        priority: 3,
        width: 96,
        cell: ({ order }): ReactNode =>
          Number.isInteger(order?.display_id) ? <bdi>#{order?.display_id}</bdi> : <EmptyCell />,
      },
      make.text({
        id: 'region',
        header: t('columns.region'),
        priority: 3,
        value: ({ region }) => region?.name ?? null,
      }),
      make.date({ id: 'expires', header: t('columns.expires'), field: 'ends_at', priority: 2 }),
      make.ago({ id: 'created', header: t('columns.created'), field: 'created_at', priority: 3 }),
      make.ago({
        id: 'updated',
        header: t('columns.updated'),
        field: 'updated_at',
        optional: true,
      }),
    ],
    [t, make, balance, longest, statuses],
  );
}
