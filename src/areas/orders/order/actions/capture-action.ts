import { IconCash } from '@tabler/icons-react';
import { captured, isCoveredByGiftCards, openPayments } from '../facts/order-facts.ts';
import { defineAction } from './define-action.ts';

export const captureAction = defineAction({
  name: 'capture',
  group: 'order',
  isShort: true,
  icon: () => IconCash,
  isFilledIn: true,
  rule: (order) => {
    if (openPayments(order).length > 0 || isCoveredByGiftCards(order)) return undefined;
    return captured(order) > 0 || order.payment_status === 'captured' ? 'captured' : 'noPayment';
  },
  form: async () => (await import('./CaptureForm.tsx')).CaptureForm,
});
