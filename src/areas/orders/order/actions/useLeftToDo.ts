import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Order } from '../query.ts';
import { toDo } from '../facts/to-do.ts';

/** Returns a sentence for each thing left to do; takes minor units paid outside the order's payments. */
export function useLeftToDo(): (order: Order, paidOutside?: number) => string[] {
  const { t } = useTranslation('order-actions');
  const { t: edit } = useTranslation('order-edit');
  const { t: afterSales } = useTranslation('after-sales');
  const format = useFormat();
  return (order, paidOutside) => {
    const left = toDo(order, paidOutside);
    const money = (amount: number): { amount: string } => ({
      amount: format.money(amount, order.currency_code),
    });
    const counts = (['fulfill', 'ship', 'send', 'receive'] as const).flatMap((name) =>
      left[name] > 0
        ? [t(`left.${name}`, { count: left[name], number: format.number(left[name]) })]
        : [],
    );
    return [
      ...(left.capture > 0 ? [t('left.capture', money(left.capture))] : []),
      ...(left.pay > 0 ? [edit('due.title', money(left.pay))] : []),
      ...(left.refund > 0 ? [t('left.refund', money(left.refund))] : []),
      ...(left.process > 0 ? [afterSales('action.processSwap')] : []),
      ...counts,
    ];
  };
}
