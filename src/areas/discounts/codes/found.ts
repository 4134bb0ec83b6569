import { statusOf } from '#shared/discount-status.tsx';
import type { DiscountStatus } from '#shared/discount-status.tsx';
import type { DiscountCode } from './codes.ts';

/** Every status that a code can have, in the order in which they are offered. */
export const STATUSES: readonly DiscountStatus[] = [
  'active',
  'scheduled',
  'expired',
  'usedUp',
  'disabled',
];

/** What is wanted of a template's codes. */
export interface CodeView {
  search: string;
  statuses: readonly string[];
  /** A field; a leading `-` means descending. */
  order: string;
}

/** By which fields codes can be sorted. */
type SortField = 'code' | 'usage_count' | 'starts_at' | 'ends_at' | 'created_at';

const FIELDS: readonly string[] = [
  'code',
  'usage_count',
  'starts_at',
  'ends_at',
  'created_at',
] satisfies SortField[];

/** The newest first. */
export const CODE_ORDER = '-created_at';

/**
 * Finds codes by a part of their text and by status, and sorts them. All of them are in the browser, since the server
 * can't find them by their template; ten thousand take a few milliseconds.
 *
 * @param now instant, ms
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

/** A damaged record may have anything in the place of its code. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Without the language's rules, which cost much: codes are Latin capitals and digits. None comes last. */
function compare(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
