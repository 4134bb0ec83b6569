import { IconPencil } from '@tabler/icons-react';
import { defineAction } from '../../actions/define-action.ts';
import { isOpen } from '../../facts/order-facts.ts';

export const updateClaimAction = defineAction({
  name: 'updateClaim',
  group: 'claim',
  icon: () => IconPencil,
  rule: ({ claims }, subject) => {
    if (claims.length === 0) return 'noClaim';
    const meant = claims.filter(({ id }) => subject === undefined || id === subject);
    return meant.some(isOpen) ? undefined : 'ownerCanceled';
  },
  form: async () => (await import('./UpdateClaimForm.tsx')).UpdateClaimForm,
});
