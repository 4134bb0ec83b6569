import { useTranslation } from 'react-i18next';
import { isEditReason } from '../order-edit/why-not.ts';
import type { Fact, Reason } from './guard.ts';
import type { OrderAction } from '../registry/next-action.ts';

/** Translated in the after-sales namespace */
const AFTER_SALES_ACTIONS = [
  'return',
  'exchange',
  'claim',
  'receiveReturn',
  'cancelReturn',
  'processSwap',
  'fulfillSwap',
  'fulfillClaim',
  'cancelSwap',
  'updateClaim',
  'cancelClaim',
] as const;
const AFTER_SALES_REASONS = [
  'nothingToReturn',
  'exchangeRefunded',
  'exchangeUnpaid',
  'noReturnWaiting',
  'nothingToClaim',
  'noSwap',
  'noClaim',
  'ownerCanceled',
  'ownerFulfilled',
  'ownerFulfillmentsOpen',
  'ownerReturnOpen',
  'swapNotConfirmed',
  'swapProcessed',
  'swapRefunded',
  'claimRefunded',
  'claimNoShipping',
  'claimRefunds',
] as const;
const AFTER_SALES_FACTS = [
  'refundable',
  'returnable',
  'return',
  'owner',
  'price',
  'claimable',
  'claimItem',
] as const;
const EDIT_FACTS = ['editContent', 'editDifference', 'editDue'] as const;

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((one) => one === name);

export interface ActionWords {
  action: (action: OrderAction) => string;
  title: (action: OrderAction, number: string) => string;
  why: (reason: Reason) => string;
  fact: (fact: Fact) => string;
}

/** Returns the texts of all actions, from whichever namespace. */
export function useActionWords(): ActionWords {
  const { t } = useTranslation('order-actions');
  const { t: afterSales } = useTranslation('after-sales');
  const { t: edit } = useTranslation('order-edit');
  return {
    action: (name) =>
      isOneOf(AFTER_SALES_ACTIONS, name) ? afterSales(`action.${name}`) : t(`action.${name}`),
    title: (name, number) =>
      isOneOf(AFTER_SALES_ACTIONS, name)
        ? afterSales(`title.${name}`, { number })
        : t(`title.${name}`, { number }),
    why: (reason) => {
      if (isEditReason(reason)) return edit(`why.${reason}`);
      return isOneOf(AFTER_SALES_REASONS, reason)
        ? afterSales(`why.${reason}`)
        : t(`why.${reason}`);
    },
    fact: ({ what, name = '' }) => {
      if (isOneOf(EDIT_FACTS, what)) return edit(`fact.${what}`);
      return isOneOf(AFTER_SALES_FACTS, what)
        ? afterSales(`fact.${what}`, { name })
        : t(`fact.${what}`, { name });
    },
  };
}
