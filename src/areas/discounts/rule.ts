import type {
  DiscountConditionInRule,
  DiscountConditionOperator,
  DiscountConditionType,
  DiscountListItem,
  DiscountRuleAllocation,
  DiscountRuleType,
} from '#generated/admin/admin.schemas.ts';
import { plainText } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { CONDITION_KINDS } from '#shared/domain/discount-condition-kinds.ts';

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

export interface ConditionResource {
  id: string;
  name: string;
}

/** Undefined if not loaded. */
export function resourcesOf(condition: DiscountConditionInRule): ConditionResource[] | undefined {
  const { type } = condition;
  const rows: readonly Row[] | undefined = condition[type];
  if (!rows) return undefined;
  return readEach(rows, (row) => ({ id: row.id, name: row[CONDITION_KINDS[type].name] ?? '' }));
}

type Row = { id: string } & Partial<Record<'title' | 'value' | 'name', string>>;

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

interface Placed<Own extends Region = Region> {
  regions?: readonly Own[];
  parent_discount?: { id: string; regions?: readonly Own[] } | null;
}

/** A generated code uses its template's regions. */
export const regionsOf = <Own extends Region>(discount: Placed<Own>): readonly Own[] =>
  discount.parent_discount?.regions ?? discount.regions ?? [];

/** Sorted. */
export const regionNamesOf = (discount: Placed): string[] =>
  readEach(regionsOf(discount), ({ name }) => name).toSorted((a, b) =>
    plainText(a).localeCompare(b),
  );

export function ruleOf(discount: Discount): Rule {
  const { rule } = discount;
  const [currency = ''] = readEach(regionsOf(discount), ({ currency_code: code }) => code);
  return {
    type: rule?.type ?? 'percentage',
    allocation: rule?.allocation ?? 'total',
    value: rule?.value ?? null,
    currency,
    regions: regionNamesOf(discount),
    conditions: readEach(rule?.conditions, (condition) => ({
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
