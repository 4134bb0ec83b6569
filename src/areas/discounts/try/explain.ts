import { conditionsOf, holds } from '#shared/discount-conditions.ts';
import type { Condition } from '#shared/discount-conditions.ts';
import type { Usable } from '#shared/discount-status.tsx';

/** What the server asks of a discount and a cart before it takes the code, in its order. */
export const CHECKS = [
  'notUsedUp',
  'started',
  'notEnded',
  'enabled',
  'region',
  'customer_groups.in',
  'customer_groups.not_in',
] as const;

export type CheckName = (typeof CHECKS)[number];

export interface Check {
  name: CheckName;
  isMet: boolean;
}

/** A discount as it is explained. */
export interface Explained extends Usable {
  rule: { conditions?: readonly Condition[] } | null;
}

/** Where and for whom a code is tried. */
export interface Shopper {
  regionId: string;
  /** Null for a guest. */
  groupIds: readonly string[] | null;
}

/**
 * What a discount depends on, and whether each holds: as the server decides when a code is entered.
 *
 * @param regionIds where it works; a generated code's template decides that
 * @param now instant, ms
 */
export function checksOf(
  discount: Explained,
  regionIds: readonly string[],
  { regionId, groupIds }: Shopper,
  now: number,
): Check[] {
  const { usage_limit: limit, usage_count: count, starts_at: starts, ends_at: ends } = discount;
  const groups = conditionsOf(discount.rule).filter(({ type }) => type === 'customer_groups');
  return [
    // The server takes a limit of zero for none.
    { name: 'notUsedUp', isMet: !limit || (count ?? 0) < limit },
    { name: 'started', isMet: !starts || Date.parse(starts) <= now },
    { name: 'notEnded', isMet: !ends || Date.parse(ends) > now },
    { name: 'enabled', isMet: !discount.is_disabled },
    { name: 'region', isMet: regionIds.includes(regionId) },
    ...groups.map((condition): Check => ({
      name: `customer_groups.${condition.operator}`,
      // It takes no guests, not even where groups are excluded.
      isMet: groupIds !== null && holds(condition, groupIds),
    })),
  ];
}
