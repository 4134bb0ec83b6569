import { IconArchive } from '@tabler/icons-react';
import { defineAction } from './define-action.ts';

export const archiveAction = defineAction({
  name: 'archive',
  group: 'order',
  isShort: true,
  isInOrderMenu: true,
  icon: () => IconArchive,
  isFilledIn: true,
  waitsForPayment: true,
  rule: ({ status }) => {
    if (status === 'completed') return undefined;
    return status === 'archived' ? 'archived' : 'notCompleted';
  },
  form: async () => (await import('./CloseOrderForm.tsx')).CloseOrderForm,
});
