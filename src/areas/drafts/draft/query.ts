import { getGetDraftOrderQueryOptions } from '#generated/admin/draft-orders/draft-orders.ts';
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
