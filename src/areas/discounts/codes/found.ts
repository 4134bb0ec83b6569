import { statusOf } from '#shared/domain/discount-status.tsx';
import type { DiscountStatus } from '#shared/domain/discount-status.tsx';
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

type SortField = 'code' | 'usage_count' | 'starts_at' | 'ends_at' | 'created_at';

const FIELDS: readonly string[] = [
  'code',
  'usage_count',
  'starts_at',
  'ends_at',
  'created_at',
] satisfies SortField[];

export const CODE_ORDER = '-created_at';

/**
 * Filters by text and status, and sorts. In the browser, since the server can't filter by template; 10,000 codes take a
 * few milliseconds.
 *
 * @param now epoch milliseconds
 */
export function foundCodes(
  codes: readonly DiscountCode[],
  { search, statuses, order }: CodeView,
  now: number,
): DiscountCode[] {
  const wanted = search.trim().toUpperCase();
  const found = codes.filter(
    (code) =>
      (!wanted || textOf(code.code).toUpperCase().includes(wanted)) &&
      (statuses.length === 0 || statuses.includes(statusOf(code, now))),
  );
  const name = order.replace(/^-/, '');
  const field = (FIELDS.includes(name) ? name : 'created_at') as SortField;
  const sign = order.startsWith('-') ? -1 : 1;
  return found.sort((a, b) => sign * (compare(a[field], b[field]) || compare(a.id, b.id)));
}

/** A damaged record may have anything as its code. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Skips slow locale rules: codes are Latin capitals and digits. Null sorts last. */
function compare(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
