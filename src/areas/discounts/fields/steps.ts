import type { TFunction } from 'i18next';
import type { UpdateDiscountBody, UpdateDiscountBodyRule } from '#generated/admin/admin.schemas.ts';
import {
  addResourcesToDiscountCondition,
  deleteDiscountCondition,
  removeResourcesFromDiscountCondition,
  updateDiscount,
} from '#generated/admin/discounts/discounts.ts';
import { changedFields } from '#ui/form/changes.ts';
import { createOnce, createWithin } from '#shared/save/create-once.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { Step } from '#shared/save/steps.ts';
import { writeDuration } from '../duration.ts';
import { conditionCreation } from '../creation.ts';
import type { Discount } from '../discount/query.ts';
import { CONDITION_KEYS, endOf, partsOf, startOf, valueOf } from './values.ts';
import type { ConditionKey, DiscountValues } from './values.ts';

/** Returns changed fields only. */
export function updateBody(
  before: DiscountValues,
  after: DiscountValues,
  ruleId: string | undefined,
): UpdateDiscountBody {
  const changed = new Set(changedFields(before, after));
  const when = <Value>(fields: readonly (keyof DiscountValues)[], value: Value) =>
    fields.some((field) => changed.has(field)) ? value : undefined;
  const rule = omitUndefined<Omit<NonNullable<UpdateDiscountBodyRule>, 'id'>>({
    description: when(['description'], after.description.trim()),
    value: when(['percent', 'amount'], valueOf(after) ?? 0),
    allocation: when(['allocation'], after.allocation),
    conditions: undefined,
  });
  return omitUndefined<UpdateDiscountBody>({
    code: when(['code'], after.code.trim().toUpperCase()),
    rule: Object.keys(rule).length > 0 && ruleId ? { id: ruleId, ...rule } : undefined,
    is_disabled: undefined,
    starts_at: when(['startDay', 'startTime'], startOf(after) ?? undefined),
    ends_at: when(['endDay', 'endTime'], endOf(after)),
    valid_duration: when(['days', 'hours', 'minutes'], writeDuration(after) ?? null),
    usage_limit: when(['limit'], after.limit),
    regions: when(['regionIds'], after.regionIds),
    metadata: undefined,
  });
}

/** Own fields first, then each condition. */
export function saveSteps(
  before: DiscountValues,
  after: DiscountValues,
  stored: Discount,
  t: TFunction<'discounts'>,
): Step[] {
  const { id, rule } = stored;
  const body = updateBody(before, after, rule?.id);
  // The server compares a new end with the stored start: if both move before it, the start goes first.
  const isStartFirst =
    body.starts_at !== undefined &&
    body.ends_at &&
    Date.parse(body.ends_at) <= Date.parse(stored.starts_at);
  return [
    ...(isStartFirst
      ? [
          {
            id: 'start',
            label: t('form.stepStart'),
            stage: 1,
            run: (call) =>
              updateDiscount(id, omitUndefined({ starts_at: body.starts_at }), undefined, call),
          } satisfies Step,
        ]
      : []),
    ...(Object.keys(body).length > 0
      ? [
          {
            id: 'general',
            label: t('form.stepGeneral'),
            stage: 2,
            run: (call) => updateDiscount(id, body, undefined, call),
          } satisfies Step,
        ]
      : []),
    ...CONDITION_KEYS.flatMap((key) => conditionSteps(key, before, after, stored, t)),
  ];
}

function conditionSteps(
  key: ConditionKey,
  before: DiscountValues,
  after: DiscountValues,
  { id, rule }: Discount,
  t: TFunction<'discounts'>,
): Step[] {
  const { type, operator } = partsOf(key);
  const name = t(`conditions.kind.${type}.${operator}`);
  const was = before.conditions[key];
  const now = after.conditions[key];
  const condition = (rule?.conditions ?? []).find(
    (one) => one.type === type && one.operator === operator,
  );
  if (!now) {
    if (!was || !condition) return [];
    return [
      {
        id: `${key} remove`,
        label: t('form.stepConditionRemove', { name }),
        stage: 3,
        run: (call) => deleteDiscountCondition(id, condition.id, undefined, call),
      },
    ];
  }
  if (!condition) {
    const once = createOnce(conditionCreation(id));
    return [
      {
        id: `${key} add`,
        label: t('form.stepConditionAdd', { name }),
        stage: 3,
        run: (call) => createWithin(once, { operator, [type]: now }, call),
      },
    ];
  }
  const added = now.filter((one) => !was?.includes(one)).map((one) => ({ id: one }));
  const gone = (was ?? []).filter((one) => !now.includes(one)).map((one) => ({ id: one }));
  if (added.length + gone.length === 0) return [];
  return [
    {
      id: `${key} change`,
      label: t('form.stepConditionChange', { name }),
      stage: 3,
      run: async (call) => {
        // Add before removing, so a condition is never empty.
        if (added.length > 0) {
          await addResourcesToDiscountCondition(
            id,
            condition.id,
            { resources: added },
            undefined,
            call,
          );
        }
        if (gone.length > 0) {
          await removeResourcesFromDiscountCondition(
            id,
            condition.id,
            { resources: gone },
            undefined,
            call,
          );
        }
      },
    },
  ];
}
