import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Order } from '../query.ts';
import { toDo } from '../facts/to-do.ts';

/** Returns a sentence for each thing left to do. */
export function useLeftToDo(): (order: Order) => string[] {
  const { t } = useTranslation('order-actions');
  const format = useFormat();
  return (order) => {
    const left = toDo(order);
    const amounts = (['capture', 'refund'] as const).flatMap((name) =>
      left[name] > 0
        ? [t(`left.${name}`, { amount: format.money(left[name], order.currency_code) })]
        : [],
    );
    const counts = (['fulfill', 'ship', 'send', 'receive'] as const).flatMap((name) =>
      left[name] > 0
        ? [t(`left.${name}`, { count: left[name], number: format.number(left[name]) })]
        : [],
    );
    return [...amounts, ...counts];
  };
}
