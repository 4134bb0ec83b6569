import { IconCircleX } from '@tabler/icons-react';
import { isOpen } from '../facts/order-facts.ts';
import { defineAction } from './define-action.ts';

export const cancelAction = defineAction({
  name: 'cancel',
  group: 'order',
  isShort: true,
  isInOrderMenu: true,
  icon: () => IconCircleX,
  isDangerous: true,
  // The server's conditions, in the order staff would resolve them.
  rule: ({ refunds, fulfillments, returns, swaps, claims }) => {
    if (refunds.length > 0) return 'refunded';
    if (fulfillments.some(isOpen)) return 'fulfillmentsOpen';
    if (returns.some(({ status }) => status !== 'canceled')) return 'returnsOpen';
    if (swaps.some(isOpen)) return 'swapsOpen';
    return claims.some(isOpen) ? 'claimsOpen' : undefined;
  },
  form: async () => (await import('./CancelOrderForm.tsx')).CancelOrderForm,
});
