import type { ProductListResponse } from '#generated/admin/admin.schemas.ts';

/** A product as a collection or a category lists it. */
export type Member = Pick<
  ProductListResponse['products'][number],
  'id' | 'title' | 'handle' | 'thumbnail' | 'status' | 'created_at'
>;

/** Products that were added or removed; shown at once, before the list has been read again. */
export interface MemberChange {
  key: number;
  added: readonly Member[];
  removed: readonly string[];
  /** When the server had done it; undefined while it is at it. */
  doneAt?: number;
}

/** Whether a list that was read at a time may not know of the change yet. */
const isAhead = ({ doneAt }: MemberChange, readAt: number): boolean =>
  doneAt === undefined || doneAt >= readAt;

/**
 * A page of the products with the changes that it doesn't know of yet.
 *
 * @param readAt when the page was read
 */
export function withChanges(
  page: { rows: readonly Member[]; count: number },
  changes: readonly MemberChange[],
  readAt: number,
): { rows: Member[]; count: number } {
  let rows = [...page.rows];
  let { count } = page;
  for (const { added, removed } of changes.filter((change) => isAhead(change, readAt))) {
    const left = rows.filter(({ id }) => !removed.includes(id));
    const fresh = added.filter(({ id }) => !rows.some((row) => row.id === id));
    count += fresh.length - (rows.length - left.length);
    rows = [...fresh, ...left];
  }
  return { rows, count };
}
