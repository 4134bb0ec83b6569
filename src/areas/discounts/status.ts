import { periodOf } from '#shared/period.tsx';
import type { Period } from '#shared/period.tsx';

/** What of a discount tells whether its code works. */
export interface Usable {
  is_disabled: boolean;
  starts_at: string | null;
  ends_at: string | null;
  usage_limit: number | null;
  usage_count: number | null;
}

export type DiscountStatus = Period | 'disabled' | 'usedUp';

/**
 * Whether a code works now, and why not; the first of several reasons.
 *
 * @param now instant, ms
 */
export function statusOf(discount: Usable, now: number): DiscountStatus {
  if (discount.is_disabled) return 'disabled';
  const period = periodOf(discount, now);
  if (period === 'expired') return period;
  const { usage_limit: limit, usage_count: count } = discount;
  // The server takes a limit of zero for none.
  if (limit && (count ?? 0) >= limit) return 'usedUp';
  return period;
}
