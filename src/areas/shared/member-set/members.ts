import type { Option } from '#ui/picker/source.ts';

/** A record that belongs to a set: a product to a collection, a customer to a group. */
export interface Member {
  id: string;
}

/** A record that a picker offers for a set. */
export interface Offer<Row extends Member> extends Option {
  row: Row;
  /** It belongs to the set already. */
  isIn: boolean;
}

/** Members that were added or removed; shown at once, before the list has been read again. */
export interface MemberChange<Row extends Member> {
  key: number;
  added: readonly Row[];
  removed: readonly string[];
  /** When the server had done it; undefined while it is at it. */
  doneAt?: number;
}

/** Whether a list that was read at a time may not know of the change yet. */
const isAhead = ({ doneAt }: { doneAt?: number }, readAt: number): boolean =>
  doneAt === undefined || doneAt >= readAt;

/**
 * A page of the members with the changes that it doesn't know of yet.
 *
 * @param readAt when the page was read
 */
export function withChanges<Row extends Member>(
  page: { rows: readonly Row[]; count: number },
  changes: readonly MemberChange<Row>[],
  readAt: number,
): { rows: Row[]; count: number } {
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
