import { getGetDraftOrderQueryOptions } from '#generated/admin/draft-orders/draft-orders.ts';
import { listOf } from '#ui/format/instant.ts';
import { recordQuery } from '#shared/record-query.ts';
import type { RecordOf } from '#shared/record-query.ts';

/** How a draft order is read. */
export const draftRecord = recordQuery({
  name: 'draft_order',
  query: getGetDraftOrderQueryOptions,
});

/** A draft order with its cart, which holds all that was entered. */
export type Draft = RecordOf<typeof draftRecord>;

/** What was entered of a draft. */
export type DraftCart = NonNullable<Draft['cart']>;

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
  return action === 'pay' && listOf(cart?.items ?? []).length === 0 ? 'noItems' : undefined;
}
