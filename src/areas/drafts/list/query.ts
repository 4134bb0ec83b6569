import { getListDraftOrdersQueryOptions } from '#generated/admin/draft-orders/draft-orders.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';

/** The server sends no totals here and takes no `fields`. */
export const draftList = listQuery({
  rows: 'draft_orders',
  query: getListDraftOrdersQueryOptions,
  alwaysSent: ['cart', 'order'],
  filters: { status: ['open', 'completed'], created_at: 'dates', updated_at: 'dates' },
  defaultOrder: '-created_at',
});

export type ListedDraft = RowOf<typeof draftList>;
