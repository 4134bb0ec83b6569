import { IconTruckOff } from '@tabler/icons-react';
import { defineAction } from '../actions/define-action.ts';
import { waitingReturns } from '../facts/returnable.ts';

export const cancelReturnAction = defineAction({
  name: 'cancelReturn',
  group: 'return',
  isShort: true,
  icon: () => IconTruckOff,
  isDangerous: true,
  rule: (order) => (waitingReturns(order).length === 0 ? 'noReturnWaiting' : undefined),
  form: async () => (await import('./CancelReturnForm.tsx')).CancelReturnForm,
});
