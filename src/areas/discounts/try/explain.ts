import { CONDITION_KINDS, isForCustomers } from '#shared/domain/discount-condition-kinds.ts';
import type {
  CustomerConditionType,
  CustomerTraits,
} from '#shared/domain/discount-condition-kinds.ts';
import { conditionsOf, holds } from '#shared/domain/discount-conditions.ts';
import type { Condition } from '#shared/domain/discount-conditions.ts';
import type { Usable } from '#shared/domain/discount-status.tsx';

/** The server's checks, in its order. */
export type CheckName =
  | 'notUsedUp'
  | 'started'
  | 'notEnded'
  | 'enabled'
  | 'region'
  | `${CustomerConditionType}.${Condition['operator']}`;

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
  customer: CustomerTraits | null;
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
  { regionId, customer }: Shopper,
  now: number,
): Check[] {
  const { usage_limit: limit, usage_count: count, starts_at: starts, ends_at: ends } = discount;
  const ofCustomers = conditionsOf(discount.rule).flatMap((condition): Check[] => {
    const { type, operator } = condition;
    if (!isForCustomers(type)) return [];
    // Guests never pass, even if groups are excluded.
    const isMet = customer !== null && holds(condition, CONDITION_KINDS[type].idsOf(customer));
    return [{ name: `${type}.${operator}`, isMet }];
  });
  return [
    // The server treats a limit of 0 as unlimited.
    { name: 'notUsedUp', isMet: !limit || (count ?? 0) < limit },
    { name: 'started', isMet: !starts || Date.parse(starts) <= now },
    { name: 'notEnded', isMet: !ends || Date.parse(ends) > now },
    { name: 'enabled', isMet: !discount.is_disabled },
    { name: 'region', isMet: regionIds.includes(regionId) },
    ...ofCustomers,
  ];
}
