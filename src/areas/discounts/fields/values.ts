import type { TFunction } from 'i18next';
import type {
  CreateDiscountBody,
  DiscountConditionOperator,
  DiscountConditionType,
  DiscountRuleAllocation,
  DiscountRuleType,
} from '#generated/admin/admin.schemas.ts';
import type { Day } from '#ui/date/day.ts';
import { fromZoned, readersZone, toZoned, today } from '#ui/date/zone.ts';
import { readEach } from '#ui/format/read-each.ts';
import { CONDITION_TYPES } from '#shared/domain/discount-condition-kinds.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { NO_DURATION, readDuration, writeDuration } from '../duration.ts';
import type { Discount } from '../discount/query.ts';
import { resourcesOf } from '../rule.ts';

/** A discount has at most one condition per key. */
export type ConditionKey = `${DiscountConditionType}.${DiscountConditionOperator}`;

/** In display order. */
export const CONDITION_KEYS = CONDITION_TYPES.flatMap(
  (type) => [`${type}.in`, `${type}.not_in`] as const,
);

export function partsOf(key: ConditionKey): {
  type: DiscountConditionType;
  operator: DiscountConditionOperator;
} {
  const [type, operator] = key.split('.') as [DiscountConditionType, DiscountConditionOperator];
  return { type, operator };
}

/** Days and times are in the reader's time zone. */
export interface DiscountValues {
  code: string;
  description: string;
  type: DiscountRuleType;
  allocation: DiscountRuleAllocation;
  percent: number | null;
  /** Minor units of the region's currency. */
  amount: number | null;
  regionIds: string[];
  startDay: Day | null;
  startTime: string;
  endDay: Day | null;
  endTime: string;
  limit: number | null;
  isTemplate: boolean;
  days: number | null;
  hours: number | null;
  minutes: number | null;
  isDisabled: boolean;
  /** Ids by condition. */
  conditions: Partial<Record<ConditionKey, string[]>>;
}

/** Default end time. */
const LAST_MINUTE = '23:59';

/** Starts today, without an end. */
export const newDiscount = (): DiscountValues => ({
  code: '',
  description: '',
  type: 'percentage',
  allocation: 'total',
  percent: null,
  amount: null,
  regionIds: [],
  startDay: today(readersZone()),
  startTime: '00:00',
  endDay: null,
  endTime: LAST_MINUTE,
  limit: null,
  isTemplate: false,
  ...NO_DURATION,
  isDisabled: false,
  conditions: {},
});

export function valuesOf(discount: Discount): DiscountValues {
  const { rule } = discount;
  const zone = readersZone();
  const start = discount.starts_at ? toZoned(discount.starts_at, zone) : undefined;
  const end = discount.ends_at ? toZoned(discount.ends_at, zone) : undefined;
  const type = rule?.type ?? 'percentage';
  return {
    code: discount.code,
    description: rule?.description ?? '',
    type,
    allocation: rule?.allocation ?? 'total',
    percent: type === 'percentage' ? (rule?.value ?? null) : null,
    amount: type === 'fixed' ? (rule?.value ?? null) : null,
    regionIds: readEach(discount.regions, ({ id }) => id),
    startDay: start?.day ?? null,
    startTime: start?.time ?? '',
    endDay: end?.day ?? null,
    endTime: end?.time ?? LAST_MINUTE,
    limit: discount.usage_limit,
    isTemplate: discount.is_dynamic,
    ...(readDuration(discount.valid_duration ?? '') ?? NO_DURATION),
    isDisabled: discount.is_disabled,
    conditions: Object.fromEntries(
      readEach(rule?.conditions, (condition) => [
        `${condition.type}.${condition.operator}`,
        (resourcesOf(condition) ?? []).map(({ id }) => id),
      ]),
    ),
  };
}

/** Start instant; null without a day. */
export const startOf = ({ startDay, startTime }: DiscountValues): string | null =>
  instantOf(startDay, startTime);

/** End instant; null for no end. */
export const endOf = ({ endDay, endTime }: DiscountValues): string | null =>
  instantOf(endDay, endTime);

const instantOf = (day: Day | null, time: string): string | null =>
  day && time ? fromZoned({ day, time }, readersZone()) : null;

/** Percent or minor units; 0 for free shipping. */
export const valueOf = ({ type, percent, amount }: DiscountValues): number | null =>
  type === 'percentage' ? percent : type === 'fixed' ? amount : 0;

/** Skips conditions without ids. */
const conditionBodies = ({
  conditions,
}: DiscountValues): { operator: DiscountConditionOperator }[] =>
  CONDITION_KEYS.flatMap((key) => {
    const ids = conditions[key];
    const { type, operator } = partsOf(key);
    return ids ? [{ operator, [type]: ids }] : [];
  });

export function createBody(values: DiscountValues): CreateDiscountBody {
  const conditions = conditionBodies(values);
  return omitUndefined<CreateDiscountBody>({
    code: values.code.trim().toUpperCase(),
    is_dynamic: values.isTemplate,
    is_disabled: values.isDisabled,
    rule: omitUndefined<CreateDiscountBody['rule']>({
      type: values.type,
      value: valueOf(values) ?? 0,
      // Only fixed amounts depend on the allocation.
      allocation: values.type === 'fixed' ? values.allocation : 'total',
      description: values.description.trim(),
      conditions: conditions.length > 0 ? conditions : undefined,
    }),
    regions: values.regionIds,
    starts_at: startOf(values) ?? undefined,
    ends_at: endOf(values) ?? undefined,
    usage_limit: values.limit ?? undefined,
    valid_duration: values.isTemplate ? writeDuration(values) : undefined,
    metadata: undefined,
  });
}

const isWhole = (value: number | null, least: number, most = Infinity): boolean =>
  value !== null && Number.isInteger(value) && value >= least && value <= most;

export function problemsOf(
  values: DiscountValues,
  t: TFunction<'discounts'>,
): Partial<Record<keyof DiscountValues, string | undefined>> {
  const { type, startDay, startTime, endDay, endTime, limit } = values;
  const start = startOf(values);
  const end = endOf(values);
  const duration = (value: number | null): string | undefined =>
    !values.isTemplate || value === null || isWhole(value, 0) ? undefined : t('form.durationWrong');
  return {
    code: /^\S+$/.test(values.code.trim()) ? undefined : t('form.codeMissing'),
    percent:
      type !== 'percentage' || isWhole(values.percent, 1, 100)
        ? undefined
        : t('form.percentMissing'),
    amount: type !== 'fixed' || isWhole(values.amount, 1) ? undefined : t('form.amountMissing'),
    regionIds:
      values.regionIds.length === 0
        ? t(type === 'fixed' ? 'form.regionOne' : 'form.regionMissing')
        : undefined,
    startDay: startDay ? undefined : t('form.startMissing'),
    startTime: startTime ? undefined : t('form.timeMissing'),
    endDay: start && end && end <= start ? t('form.endBefore') : undefined,
    endTime: endDay && !endTime ? t('form.timeMissing') : undefined,
    limit: limit === null || isWhole(limit, 1) ? undefined : t('form.limitWrong'),
    days: duration(values.days),
    hours: duration(values.hours),
    minutes: duration(values.minutes),
    conditions: Object.values(values.conditions).some((ids) => ids.length === 0)
      ? t('conditions.emptyList')
      : undefined,
  };
}
