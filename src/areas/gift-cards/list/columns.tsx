import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
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
/** Pixels; no realistic balance needs more. */
const BALANCE_MOST = 360;

/** Fits columns to `rows`, so that no amount is cut. */
export function useGiftCardColumns(
  rows: readonly ListedGiftCard[] | undefined,
): Column<ListedGiftCard>[] {
  const { t } = useTranslation('gift-cards');
  const { t: common } = useTranslation('common');
  const statusText = useStatusText();
  const format = useFormat();
  const make = useColumns<ListedGiftCard>();
  const statuses = STATUSES.map(statusText).join('\n');
  const balance = useMemo(
    () =>
      (card: ListedGiftCard): string => {
        const money = (minor: number): string =>
          format.money(minor, card.region?.currency_code ?? '');
        // Most cards are untouched: this makes used ones easy to spot.
        return card.balance === card.value
          ? money(card.value)
          : t('balanceOf', { balance: money(card.balance), value: money(card.value) });
      },
    [t, format],
  );
  const balanceWidth = useMemo(
    () => Math.min(BALANCE_MOST, widthFor(readEach(rows, balance))),
    [rows, balance],
  );
  const codeWidth = useMemo(
    () => widthFor([USUAL_CODE, ...readEach(rows, ({ code }) => plainText(code))]),
    [rows],
  );
  return useMemo(
    () => [
      make.name({
        id: 'code',
        header: t('columns.code'),
        sortBy: 'code',
        width: codeWidth,
        value: ({ code }) => code,
      }),
      {
        id: 'balance',
        header: t('columns.balance'),
        sortBy: 'balance',
        align: 'end',
        width: balanceWidth,
        cell: (card): ReactNode => balance(card),
      },
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
        optional: true,
      }),
    ],
    [t, common, make, balance, balanceWidth, codeWidth, statuses],
  );
}
