import { useTranslation } from 'react-i18next';
import { isEditReason } from '../order-edit/why-not.ts';
import type { Fact, Reason } from './guard.ts';
import type { OrderAction } from './next-action.ts';

/** What after-sales add to an order's page; their words are in a namespace of their own. */
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
/** What an edit of an order's items adds to it. */
const EDIT_FACTS = ['editContent', 'editDifference', 'editDue'] as const;

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  names.some((one) => one === name);

/** What an order's actions are called. */
export interface ActionWords {
  /** On its button and in menus. */
  action: (action: OrderAction) => string;
  /** Above its form. */
  title: (action: OrderAction, number: string) => string;
  /** Why it can't be done. */
  why: (reason: Reason) => string;
  /** What has changed meanwhile. */
  fact: (fact: Fact) => string;
}

/** The words of all actions, whichever namespace they are in. */
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
