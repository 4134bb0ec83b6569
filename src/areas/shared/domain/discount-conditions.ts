import type { DiscountConditionInRule } from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { CONDITION_KINDS, isForCustomers } from './discount-condition-kinds.ts';
import type { ProductConditionType, ProductTraits } from './discount-condition-kinds.ts';

export type Condition = Pick<DiscountConditionInRule, 'type' | 'operator'> &
  Partial<Record<DiscountConditionInRule['type'], readonly { id: string }[]>>;

export type ItemReason = 'notDiscountable' | `${ProductConditionType}.${Condition['operator']}`;

export const conditionsOf = (
  rule: { conditions?: readonly Condition[] } | null | undefined,
): readonly Condition[] => listOf(rule?.conditions).filter((condition) => condition !== null);

export function holds(condition: Condition, ids: readonly string[]): boolean {
  const named = readEach(condition[condition.type], ({ id }) => id);
  const isNamed = named.some((id) => ids.includes(id));
  return condition.operator === 'in' ? isNamed : !isNamed;
}

/** Returns the first failing condition. */
export function whyNotFor(
  conditions: readonly Condition[],
  product: ProductTraits,
): ItemReason | undefined {
  if (!product.discountable) return 'notDiscountable';
  for (const condition of conditions) {
    const { type, operator } = condition;
    if (isForCustomers(type)) continue;
    if (!holds(condition, CONDITION_KINDS[type].idsOf(product))) return `${type}.${operator}`;
  }
  return undefined;
}
