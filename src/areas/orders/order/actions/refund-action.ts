import { IconArrowBackUp } from '@tabler/icons-react';
import { captured, owed, refundable } from '../facts/order-facts.ts';
import { defineAction } from './define-action.ts';

export const refundAction = defineAction({
  name: 'refund',
  group: 'order',
  isInOrderMenu: true,
  icon: () => IconArrowBackUp,
  isDue: (order, paidOutside) => owed(order, paidOutside) > 0,
  rule: (order) => {
    if (refundable(order) > 0) return undefined;
    return captured(order) > 0 ? 'allRefunded' : 'nothingCaptured';
  },
  form: async () => (await import('./RefundForm.tsx')).RefundForm,
});
