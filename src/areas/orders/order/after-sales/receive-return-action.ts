import { IconPackageImport } from '@tabler/icons-react';
import { defineAction } from '../actions/define-action.ts';
import { waitingReturns } from '../facts/returnable.ts';

export const receiveReturnAction = defineAction({
  name: 'receiveReturn',
  group: 'return',
  icon: () => IconPackageImport,
  rule: (order) => (waitingReturns(order).length === 0 ? 'noReturnWaiting' : undefined),
  form: async () => (await import('./ReceiveReturnForm.tsx')).ReceiveReturnForm,
});
