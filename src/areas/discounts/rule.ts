import type {
  DiscountConditionInRule,
  DiscountConditionOperator,
  DiscountConditionType,
  DiscountListItem,
  DiscountRuleAllocation,
  DiscountRuleType,
} from '#generated/admin/admin.schemas.ts';
import { readEach } from '#ui/format/read-each.ts';

/** `names` is undefined if not loaded. */
export interface RuleCondition {
  type: DiscountConditionType;
  operator: DiscountConditionOperator;
  names: readonly string[] | undefined;
}

export interface Rule {
  type: DiscountRuleType;
  allocation: DiscountRuleAllocation;
  /** Percent, or minor units of the region's currency; null while empty. */
  value: number | null;
  currency: string;
  /** Region names. */
  regions: readonly string[];
  conditions: readonly RuleCondition[];
  /** ISO 8601. */
  startsAt: string | null;
  endsAt: string | null;
  limit: number | null;
  isTemplate: boolean;
  /** ISO 8601 duration. */
  validFor: string | null;
}

/** In sentence order. */
export const CONDITION_TYPES = [
  'products',
  'product_collections',
  'product_types',
  'product_tags',
  'customer_groups',
] as const satisfies readonly DiscountConditionType[];

export interface ConditionResource {
  id: string;
  name: string;
}

/** Undefined if not loaded. */
export function resourcesOf(condition: DiscountConditionInRule): ConditionResource[] | undefined {
  switch (condition.type) {
    case 'products':
      return named(condition.products, ({ id, title }) => ({ id, name: title }));
    case 'product_collections':
      return named(condition.product_collections, ({ id, title }) => ({ id, name: title }));
    case 'product_types':
      return named(condition.product_types, ({ id, value }) => ({ id, name: value }));
    case 'product_tags':
      return named(condition.product_tags, ({ id, value }) => ({ id, name: value }));
    default:
      return named(condition.customer_groups, ({ id, name }) => ({ id, name }));
  }
}

const named = <Row>(
  rows: readonly Row[] | undefined,
  read: (row: Row) => ConditionResource,
): ConditionResource[] | undefined => (rows ? readEach(rows, read) : undefined);

type Discount = Pick<
  DiscountListItem,
  | 'rule'
  | 'starts_at'
  | 'ends_at'
  | 'usage_limit'
  | 'is_dynamic'
  | 'parent_discount_id'
  | 'valid_duration'
> &
  Placed;

interface Region {
  name: string;
  currency_code: string;
}

interface Placed {
  regions?: readonly Region[];
  parent_discount?: { id: string; regions?: readonly Region[] } | null;
}

/** A generated code uses its template's regions. */
export const regionsOf = (discount: Placed): readonly Region[] =>
  discount.parent_discount?.regions ?? discount.regions ?? [];

export function ruleOf(discount: Discount): Rule {
  const { rule } = discount;
  const regions = readEach(regionsOf(discount), ({ name, currency_code: currency }) => ({
    name,
    currency,
  }));
  return {
    type: rule?.type ?? 'percentage',
    allocation: rule?.allocation ?? 'total',
    value: rule?.value ?? null,
    currency: regions[0]?.currency ?? '',
    regions: regions.map(({ name }) => name),
    conditions: readEach(rule?.conditions ?? [], (condition) => ({
      type: condition.type,
      operator: condition.operator,
      names: resourcesOf(condition)?.map(({ name }) => name),
    })),
    startsAt: discount.starts_at,
    endsAt: discount.ends_at,
    limit: discount.usage_limit,
    isTemplate: discount.is_dynamic && discount.parent_discount_id === null,
    validFor: discount.valid_duration,
  };
}
