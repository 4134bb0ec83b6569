import { getListDraftOrdersQueryOptions } from '#generated/admin/draft-orders/draft-orders.ts';
import { listQuery } from '#shared/list-query.ts';
import type { RowOf } from '#shared/list-query.ts';

/** The list of draft orders, newest first. The server has no totals in it, and takes no choice of fields. */
export const draftList = listQuery({
  rows: 'draft_orders',
  query: getListDraftOrdersQueryOptions,
  unasked: ['cart', 'order'],
  filters: { status: ['open', 'completed'], created_at: 'dates', updated_at: 'dates' },
  defaultOrder: '-created_at',
});

/** A row of the list. */
export type ListedDraft = RowOf<typeof draftList>;
