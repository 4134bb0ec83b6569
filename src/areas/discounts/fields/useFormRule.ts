import type { DiscountConditionType } from '#generated/admin/admin.schemas.ts';
import { useLabelsOf } from '#ui/picker/useOptions.ts';
import { CONDITION_TYPES } from '#shared/domain/discount-condition-kinds.ts';
import { useRegions } from '#shared/sources/regions.ts';
import { writeDuration } from '../duration.ts';
import type { Rule } from '../rule.ts';
import type { ConditionSources } from './sources.ts';
import { CONDITION_KEYS, endOf, partsOf, startOf, valueOf } from './values.ts';
import type { DiscountValues } from './values.ts';

/** Returns the rule of the form's values, with names. */
export function useFormRule(values: DiscountValues, sources: ConditionSources): Rule {
  const regions = useRegions();
  const idsOf = (type: DiscountConditionType): string[] => [
    ...new Set([
      ...(values.conditions[`${type}.in`] ?? []),
      ...(values.conditions[`${type}.not_in`] ?? []),
    ]),
  ];
  const names = useLabelsOf(
    CONDITION_TYPES.map((type) => ({ source: sources[type], values: idsOf(type) })),
  );
  const chosen = (regions.data ?? []).filter(({ id }) => values.regionIds.includes(id));
  return {
    type: values.type,
    allocation: values.allocation,
    value: valueOf(values),
    currency: chosen[0]?.currency_code ?? '',
    regions: regions.data ? chosen.map(({ name }) => name) : values.regionIds.map(() => '…'),
    conditions: CONDITION_KEYS.flatMap((key) => {
      const ids = values.conditions[key];
      return ids?.length ? [{ ...partsOf(key), names: ids.map((id) => names[id] ?? '…') }] : [];
    }),
    startsAt: startOf(values),
    endsAt: endOf(values),
    limit: Number.isInteger(values.limit) ? values.limit : null,
    isTemplate: values.isTemplate,
    validFor: values.isTemplate ? (writeDuration(values) ?? null) : null,
  };
}
