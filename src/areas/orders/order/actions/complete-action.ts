import { IconCircleCheck } from '@tabler/icons-react';
import { defineAction } from './define-action.ts';

export const completeAction = defineAction({
  name: 'complete',
  group: 'order',
  isShort: true,
  isInOrderMenu: true,
  icon: () => IconCircleCheck,
  isFilledIn: true,
  waitsForPayment: true,
  rule: ({ status }) => (status === 'completed' || status === 'archived' ? status : undefined),
  form: async () => (await import('./CloseOrderForm.tsx')).CloseOrderForm,
});
