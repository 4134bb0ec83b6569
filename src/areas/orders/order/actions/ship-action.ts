import { IconTruckDelivery } from '@tabler/icons-react';
import { isFullyRefunded, parcels, parcelsToShip } from '../facts/order-facts.ts';
import { defineAction } from './define-action.ts';

export const shipAction = defineAction({
  name: 'ship',
  group: 'order',
  icon: () => IconTruckDelivery,
  movesGoods: true,
  // Still possible, but refunded or completed orders wait only for replacements.
  isDue: (order) =>
    parcelsToShip(order).some(({ of }) => of !== 'order') ||
    (!isFullyRefunded(order) && order.status !== 'completed'),
  rule: (order) => {
    if (parcelsToShip(order).length > 0) return undefined;
    return parcels(order).some(({ fulfillment }) => fulfillment.shipped_at)
      ? 'allShipped'
      : 'noFulfillment';
  },
  form: async () => (await import('./ShipForm.tsx')).ShipForm,
});
