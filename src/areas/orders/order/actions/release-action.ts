import { IconLockOpen } from '@tabler/icons-react';
import { itemsToFulfill } from '../facts/unfulfilled.ts';
import { defineAction } from './define-action.ts';

export const releaseAction = defineAction({
  name: 'release',
  group: 'order',
  icon: () => IconLockOpen,
  rule: (order) => (itemsToFulfill(order).length === 0 ? 'allFulfilled' : undefined),
  form: async () => (await import('./ReleaseForm.tsx')).ReleaseForm,
});
