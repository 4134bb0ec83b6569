import { getGetDraftOrderQueryOptions } from '#generated/admin/draft-orders/draft-orders.ts';
import { listOf } from '#ui/format/instant.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

export const draftRecord = recordQuery({
  name: 'draft_order',
  query: getGetDraftOrderQueryOptions,
});

/** Its cart holds everything entered. */
export type Draft = RecordOf<typeof draftRecord>;

export type DraftCart = NonNullable<Draft['cart']>;

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

/** Already an order, or without items. */
export type DraftReason = 'completed' | 'noItems';

export const DRAFT_REASONS = {
  completed: 'page.completed',
  noItems: 'page.noItems',
} as const satisfies Record<DraftReason, string>;

/** Undefined if the action is allowed. */
export function whyNotDraft(
  { status, cart }: Pick<Draft, 'status' | 'cart'>,
  action: DraftAction,
): DraftReason | undefined {
  if (action === 'duplicate') return undefined;
  if (status !== 'open') return 'completed';
  return action === 'pay' && listOf(cart?.items).length === 0 ? 'noItems' : undefined;
}
