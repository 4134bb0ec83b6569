import { IconPackage } from '@tabler/icons-react';
import { isFullyRefunded } from '../facts/order-facts.ts';
import { itemsToFulfill } from '../facts/unfulfilled.ts';
import { defineAction } from './define-action.ts';

export const fulfillAction = defineAction({
  name: 'fulfill',
  group: 'order',
  icon: () => IconPackage,
  isFilledIn: true,
  movesGoods: true,
  waitsForPayment: true,
  // Still possible, but refunded or completed orders don't wait for it.
  isDue: (order) => !isFullyRefunded(order) && order.status !== 'completed',
  rule: (order) => {
    if (itemsToFulfill(order).length === 0) return 'allFulfilled';
    return order.shipping_methods.length === 0 ? 'noShippingMethod' : undefined;
  },
  form: async () => (await import('./FulfillForm.tsx')).FulfillForm,
});
