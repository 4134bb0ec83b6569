import { readEach } from '#ui/format/read-each.ts';
import type { DiscountConditionInRule } from '#generated/admin/admin.schemas.ts';
import { resourcesOf } from '../rule.ts';
import type { Usable } from '../status.ts';

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
  rule: { conditions?: readonly DiscountConditionInRule[] } | null;
}

/** Where and for whom a code is tried. */
export interface Shopper {
  regionId: string;
  /** Null for a guest. */
  groupIds: readonly string[] | null;
}

/** What of a product decides whether a discount holds for it. */
export interface ProductTraits {
  id: string;
  isDiscountable: boolean;
  collectionId: string | null;
  typeId: string | null;
  tagIds: readonly string[];
}

type ProductCondition = Exclude<DiscountConditionInRule['type'], 'customer_groups'>;

/** Why a product gets nothing. */
export type ItemReason =
  | 'notDiscountable'
  | `${ProductCondition}.${DiscountConditionInRule['operator']}`;

const conditionsOf = ({ rule }: Explained): readonly DiscountConditionInRule[] =>
  readEach(rule?.conditions, (condition) => condition).filter((condition) => condition !== null);

const holds = (condition: DiscountConditionInRule, ids: readonly string[]): boolean => {
  const named = (resourcesOf(condition) ?? []).some(({ id }) => ids.includes(id));
  return condition.operator === 'in' ? named : !named;
};

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
  const groups = conditionsOf(discount).filter(({ type }) => type === 'customer_groups');
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
export function whyNotFor(discount: Explained, product: ProductTraits): ItemReason | undefined {
  if (!product.isDiscountable) return 'notDiscountable';
  for (const condition of conditionsOf(discount)) {
    const { type, operator } = condition;
    if (type === 'customer_groups') continue;
    if (!holds(condition, idsFor(type, product))) return `${type}.${operator}`;
  }
  return undefined;
}
