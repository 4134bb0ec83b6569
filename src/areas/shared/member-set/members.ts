import type { Option, OptionSource } from '#ui/picker/source.ts';

export interface Member {
  id: string;
}

export interface Offer<Row extends Member> extends Option {
  row: Row;
  isIn: boolean;
}

/** Chosen values by the filter's name. */
export type OfferFilters = Readonly<Record<string, readonly string[]>>;

export interface OfferSource<Row extends Member> extends OptionSource<Offer<Row>> {
  narrow?: (filters: OfferFilters) => OptionSource<Offer<Row>>;
}

export interface MemberChange<Row extends Member> {
  key: number;
  added: readonly Row[];
  removed: readonly string[];
  /** Undefined while pending. */
  doneAt?: number;
}

const isAhead = ({ doneAt }: { doneAt?: number }, readAt: number): boolean =>
  doneAt === undefined || doneAt >= readAt;

/**
 * Applies changes newer than the page.
 *
 * @param readAt time of the page's data
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
