import { IconLock } from '@tabler/icons-react';
import { itemsToFulfill } from '../facts/unfulfilled.ts';
import { defineAction } from './define-action.ts';

export const allocateAction = defineAction({
  name: 'allocate',
  group: 'order',
  icon: () => IconLock,
  rule: (order) => (itemsToFulfill(order).length === 0 ? 'allFulfilled' : undefined),
  form: async () => (await import('./AllocateForm.tsx')).AllocateForm,
});
