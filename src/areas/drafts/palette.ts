import { listDraftOrders } from '#generated/admin/draft-orders/draft-orders.ts';
import type { FindRecords } from '#app/area/area.ts';
import { foundRecords } from '#app/palette/found.ts';
import { paths } from '#app/paths.ts';
import { draftName } from './names.ts';

/** The server searches numbers and email addresses. */
export const findDrafts: FindRecords = async ({ q, limit, offset }, signal) => {
  const { draft_orders: drafts, count } = await listDraftOrders(
    { limit, offset, q: q.trim().replace(/^#/, '') },
    { signal },
  );
  return {
    count,
    records: foundRecords(drafts, (draft) => ({
      id: draft.id,
      to: paths.draft(draft.id),
      title: draftName(draft),
      detail: draft.cart?.email ?? undefined,
    })),
  };
};
