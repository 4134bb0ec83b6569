import { IconArrowsExchange, IconMoodSad, IconTruckReturn } from '@tabler/icons-react';
import i18next from 'i18next';
import { defineAction } from '../actions/define-action.ts';
import type { OrderActionDefinition } from '../actions/define-action.ts';
import { claimableItems } from '../facts/claimable.ts';
import { refunded } from '../facts/order-facts.ts';
import { returnableItems } from '../facts/returnable.ts';
import type { AfterSalesKind } from './kinds.ts';

/** One form for the three: staff may choose another kind in it. */
async function loadForm() {
  const [{ AfterSalesForm }] = await Promise.all([
    import('./AfterSalesForm.tsx'),
    i18next.loadNamespaces(['variant-picker', 'sets']),
  ]);
  return AfterSalesForm;
}

export const returnAction = defineAction({
  name: 'return',
  group: 'order',
  icon: () => IconTruckReturn,
  rule: (order) => (returnableItems(order).length === 0 ? 'nothingToReturn' : undefined),
  form: loadForm,
});

export const exchangeAction = defineAction({
  name: 'exchange',
  group: 'order',
  icon: () => IconArrowsExchange,
  // The server requires full payment and no partial refund.
  rule: (order) => {
    if (returnableItems(order).length === 0) return 'nothingToReturn';
    const { payment_status: payment } = order;
    if (payment === 'captured') return undefined;
    return refunded(order) > 0 ? 'exchangeRefunded' : 'exchangeUnpaid';
  },
  form: loadForm,
});

export const claimAction = defineAction({
  name: 'claim',
  group: 'order',
  icon: () => IconMoodSad,
  rule: (order) => (claimableItems(order).length === 0 ? 'nothingToClaim' : undefined),
  form: loadForm,
});

export const KIND_ACTIONS: Record<AfterSalesKind, OrderActionDefinition> = {
  return: returnAction,
  exchange: exchangeAction,
  claim: claimAction,
};
