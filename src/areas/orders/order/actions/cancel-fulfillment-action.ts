import { IconPackageOff } from '@tabler/icons-react';
import { parcels, parcelsToShip } from '../facts/order-facts.ts';
import { defineAction } from './define-action.ts';

export const cancelFulfillmentAction = defineAction({
  name: 'cancelFulfillment',
  group: 'order',
  isShort: true,
  icon: () => IconPackageOff,
  isDangerous: true,
  rule: (order) => {
    if (parcelsToShip(order).length > 0) return undefined;
    return parcels(order).some(({ fulfillment }) => fulfillment.shipped_at)
      ? 'nothingToCancel'
      : 'noFulfillment';
  },
  form: async () => (await import('./CancelFulfillmentForm.tsx')).CancelFulfillmentForm,
});
