import { statusOf } from '#shared/domain/discount-status.tsx';
import type { DiscountStatus } from '#shared/domain/discount-status.tsx';
import { foundIn } from '#shared/list/local-list.ts';
import type { DiscountCode } from './codes.ts';

/** In display order. */
export const STATUSES: readonly DiscountStatus[] = [
  'active',
  'scheduled',
  'expired',
  'usedUp',
  'disabled',
];

export interface CodeView {
  search: string;
  statuses: readonly string[];
  /** Field; a leading `-` means descending. */
  order: string;
}

export const CODE_ORDER = '-created_at';

const FIELDS = ['code', 'usage_count', 'starts_at', 'ends_at', 'created_at'] as const;

const byField =
  (field: (typeof FIELDS)[number]) =>
  (a: DiscountCode, b: DiscountCode): number =>
    compare(a[field], b[field]) || compare(a.id, b.id);

const SORT_BY = Object.fromEntries(FIELDS.map((field) => [field, byField(field)]));

const finder = (search: string): ((code: DiscountCode) => boolean) => {
  const wanted = search.trim().toUpperCase();
  return ({ code }) => !wanted || textOf(code).toUpperCase().includes(wanted);
};

/**
 * Filters by text and status, and sorts. In the browser, since the server can't filter by template; 10,000 codes take a
 * few milliseconds.
 *
 * @param now epoch milliseconds
 */
export const foundCodes = (
  codes: readonly DiscountCode[],
  { search, statuses, order }: CodeView,
  now: number,
): DiscountCode[] =>
  foundIn(
    codes,
    { search, filters: { status: statuses }, order },
    {
      finder,
      valuesOf: { status: (code) => [statusOf(code, now)] },
      sortBy: SORT_BY,
      defaultOrder: CODE_ORDER,
    },
  );

/** A damaged record may have anything as its code. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Skips slow locale rules: codes are Latin capitals and digits. Null sorts last. */
function compare(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
