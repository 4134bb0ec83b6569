import { conditionsOf, holds } from '#shared/domain/discount-conditions.ts';
import type { Condition } from '#shared/domain/discount-conditions.ts';
import type { Usable } from '#shared/domain/discount-status.tsx';

/** The server's checks, in its order. */
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

export interface Explained extends Usable {
  rule: { conditions?: readonly Condition[] } | null;
}

export interface Shopper {
  regionId: string;
  /** Null for a guest. */
  groupIds: readonly string[] | null;
}

/**
 * Checks a discount as the server does when the code is entered.
 *
 * @param regionIds the template's for a generated code
 * @param now epoch milliseconds
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
    // The server treats a limit of 0 as unlimited.
    { name: 'notUsedUp', isMet: !limit || (count ?? 0) < limit },
    { name: 'started', isMet: !starts || Date.parse(starts) <= now },
    { name: 'notEnded', isMet: !ends || Date.parse(ends) > now },
    { name: 'enabled', isMet: !discount.is_disabled },
    { name: 'region', isMet: regionIds.includes(regionId) },
    ...groups.map((condition): Check => ({
      name: `customer_groups.${condition.operator}`,
      // Guests never pass, even if groups are excluded.
      isMet: groupIds !== null && holds(condition, groupIds),
    })),
  ];
}
