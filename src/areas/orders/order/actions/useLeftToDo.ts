import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Order } from '../query.ts';
import { capturable, itemsToFulfill, owed, parcelsToShip, unfulfilled } from './order-facts.ts';

/** Says what is still to do with an order, a sentence each; none when it is done. */
export function useLeftToDo(): (order: Order) => string[] {
  const { t } = useTranslation('order-actions');
  const format = useFormat();
  return (order) => {
    const money = (minor: number): string => format.money(minor, order.currency_code);
    const units = itemsToFulfill(order).reduce((sum, item) => sum + unfulfilled(item), 0);
    const parcels = parcelsToShip(order).length;
    return [
      ...(capturable(order) > 0 ? [t('left.capture', { amount: money(capturable(order)) })] : []),
      ...(owed(order) > 0 ? [t('left.refund', { amount: money(owed(order)) })] : []),
      ...(units > 0 ? [t('left.fulfill', { count: units, number: format.number(units) })] : []),
      ...(parcels > 0 ? [t('left.ship', { count: parcels, number: format.number(parcels) })] : []),
    ];
  };
}
