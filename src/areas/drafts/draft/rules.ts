import type { Draft } from './query.ts';

/** What staff can do with a draft order. */
export const DRAFT_ACTIONS = [
  'pay',
  'contact',
  'address',
  'discounts',
  'items',
  'duplicate',
  'delete',
] as const;

export type DraftAction = (typeof DRAFT_ACTIONS)[number];

/** Why something can't be done with a draft: it has become an order, or there is nothing in it. */
export type DraftReason = 'completed' | 'noItems';

/** The texts that say so. */
export const DRAFT_REASONS = {
  completed: 'page.completed',
  noItems: 'page.noItems',
} as const satisfies Record<DraftReason, string>;

/** Why an action can't be done with a draft; undefined when it can. */
export function whyNotDraft(
  { status, cart }: Pick<Draft, 'status' | 'cart'>,
  action: DraftAction,
): DraftReason | undefined {
  if (action === 'duplicate') return undefined;
  if (status !== 'open') return 'completed';
  return action === 'pay' && (cart?.items ?? []).length === 0 ? 'noItems' : undefined;
}
