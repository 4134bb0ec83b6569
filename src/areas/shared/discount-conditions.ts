import type { DiscountConditionInRule } from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';

/** A condition of a discount, with at least the ids of what it names. */
export type Condition = Pick<DiscountConditionInRule, 'type' | 'operator'> &
  Partial<Record<DiscountConditionInRule['type'], readonly { id: string }[]>>;

/** What of a product decides whether a discount holds for it. */
export interface ProductTraits {
  id: string;
  isDiscountable: boolean;
  collectionId: string | null;
  typeId: string | null;
  tagIds: readonly string[];
}

type ProductCondition = Exclude<Condition['type'], 'customer_groups'>;

/** Why a product gets nothing. */
export type ItemReason = 'notDiscountable' | `${ProductCondition}.${Condition['operator']}`;

/** The conditions of a rule; a damaged one is left out. */
export const conditionsOf = (
  rule: { conditions?: readonly Condition[] } | null | undefined,
): readonly Condition[] => listOf(rule?.conditions).filter((condition) => condition !== null);

/** Whether a condition holds for what has these ids. */
export function holds(condition: Condition, ids: readonly string[]): boolean {
  const named = readEach(condition[condition.type], ({ id }) => id);
  const isNamed = named.some((id) => ids.includes(id));
  return condition.operator === 'in' ? isNamed : !isNamed;
}

/** The ids of a product that a kind of condition looks at. */
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

/** Why a discount doesn't hold for a product: the first condition that fails; undefined where it holds. */
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
