import type { DiscountConditionInRule } from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';

export type Condition = Pick<DiscountConditionInRule, 'type' | 'operator'> &
  Partial<Record<DiscountConditionInRule['type'], readonly { id: string }[]>>;

export interface ProductTraits {
  id: string;
  isDiscountable: boolean;
  collectionId: string | null;
  typeId: string | null;
  tagIds: readonly string[];
}

type ProductCondition = Exclude<Condition['type'], 'customer_groups'>;

export type ItemReason = 'notDiscountable' | `${ProductCondition}.${Condition['operator']}`;

export const conditionsOf = (
  rule: { conditions?: readonly Condition[] } | null | undefined,
): readonly Condition[] => listOf(rule?.conditions).filter((condition) => condition !== null);

export function holds(condition: Condition, ids: readonly string[]): boolean {
  const named = readEach(condition[condition.type], ({ id }) => id);
  const isNamed = named.some((id) => ids.includes(id));
  return condition.operator === 'in' ? isNamed : !isNamed;
}

function idsFor(type: ProductCondition, product: ProductTraits): readonly string[] {
  switch (type) {
    case 'products':
      return [product.id];
    case 'product_collections':
      return product.collectionId === null ? [] : [product.collectionId];
    case 'product_types':
      return product.typeId === null ? [] : [product.typeId];
    default:
      return product.tagIds;
  }
}

/** Returns the first failing condition. */
export function whyNotFor(
  conditions: readonly Condition[],
  product: ProductTraits,
): ItemReason | undefined {
  if (!product.isDiscountable) return 'notDiscountable';
  for (const condition of conditions) {
    const { type, operator } = condition;
    if (type === 'customer_groups') continue;
    if (!holds(condition, idsFor(type, product))) return `${type}.${operator}`;
  }
  return undefined;
}
