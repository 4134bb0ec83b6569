import type { TFunction } from 'i18next';
import type { Format } from '#ui/format/useFormat.ts';
import type { Order } from '../query.ts';
import type { OrderEditRecord } from './edits.ts';

interface Row {
  label: string;
  value: string;
  isTotal?: boolean;
}

/** Sums come from the server. */
export function differenceRows(
  order: Order,
  edit: OrderEditRecord | undefined,
  format: Format,
  t: TFunction<'order-edit'>,
): Row[] {
  const money = (amount: number): string => format.money(amount, order.currency_code);
  const difference = edit?.difference_due ?? 0;
  const kind = difference > 0 ? 'due' : difference < 0 ? 'owed' : 'even';
  return [
    { label: t('totals.before'), value: money(order.total) },
    { label: t('totals.after'), value: money(order.total + difference) },
    { label: t(`totals.${kind}`), value: money(Math.abs(difference)), isTotal: true },
  ];
}

/** Skips zero parts. The server's total of an edit ignores gift cards. */
export function partRows(
  order: Order,
  edit: OrderEditRecord,
  format: Format,
  t: TFunction<'order-edit'>,
): Row[] {
  const after = order.total + (edit.difference_due ?? 0);
  const parts = [
    ['items', edit.subtotal],
    ['discounts', 0 - (edit.discount_total ?? 0)],
    ['shipping', edit.shipping_total],
    ['tax', edit.tax_total],
    ['giftCards', order.gift_card_total ? after - (edit.total ?? after) : 0],
  ] as const;
  return parts.flatMap(([name, amount]) =>
    amount
      ? [{ label: t(`totals.${name}`), value: format.money(amount, order.currency_code) }]
      : [],
  );
}
