import type { DiscountDetail } from '#generated/admin/admin.schemas.ts';
import { readEach } from '#ui/format/read-each.ts';

export type DiscountProblem = 'disabled' | 'otherRegion' | 'notYet' | 'over' | 'usedUp';

/**
 * Checks a discount before the server does; undefined if usable.
 *
 * @param now epoch milliseconds
 */
export function discountProblem(
  discount: DiscountDetail,
  regionId: string,
  now: number,
): DiscountProblem | undefined {
  if (discount.is_disabled) return 'disabled';
  // A generated code has its regions on its parent.
  const regions = readEach(discount.regions, ({ id }) => id);
  if (regions.length > 0 && !regions.includes(regionId)) return 'otherRegion';
  if (regions.length === 0 && !discount.parent_discount_id) return 'otherRegion';
  if (discount.starts_at && Date.parse(discount.starts_at) > now) return 'notYet';
  if (discount.ends_at && Date.parse(discount.ends_at) < now) return 'over';
  const { usage_limit: limit, usage_count: count } = discount;
  if (typeof limit === 'number' && limit > 0 && count >= limit) return 'usedUp';
  return undefined;
}
