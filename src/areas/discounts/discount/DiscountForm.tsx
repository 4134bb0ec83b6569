import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelsOf } from '#ui/picker/useOptions.ts';
import { Banner } from '#ui/states/Banner.tsx';
import { CONDITION_TYPES } from '#shared/domain/discount-condition-kinds.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useStepsForm } from '#shared/record/useRecordForm.ts';
import { EndFields, LimitField, StartFields } from '../fields/DateFields.tsx';
import {
  AmountField,
  CodeField,
  DescriptionField,
  DiscountFields,
  PercentField,
} from '../fields/DiscountFields.tsx';
import { useConditionSources } from '../fields/sources.ts';
import { saveSteps } from '../fields/steps.ts';
import { useFormRule } from '../fields/useFormRule.ts';
import { CONDITION_KEYS, partsOf, problemsOf, valuesOf } from '../fields/values.ts';
import type { DiscountValues } from '../fields/values.ts';
import { regionsOf } from '../rule.ts';
import { useSentence } from '../useSentence.ts';
import { discountRecord } from './query.ts';
import type { Discount } from './query.ts';

interface DiscountFormProps {
  discount: Discount;
  onClose: () => void;
  only?: readonly (keyof DiscountValues)[];
}

/** Related fields share a label. */
const LABELS = {
  percent: 'fields.percent',
  amount: 'fields.amount',
  regionIds: 'fields.regions',
  isTemplate: 'fields.template',
  isDisabled: 'filters.disabled',
} as const;

const keyOf = (entry: string | undefined) => CONDITION_KEYS.find((one) => one === entry);

const keyType = (entry: string) => {
  const key = keyOf(entry);
  return key && partsOf(key).type;
};

export function DiscountForm({ discount, onClose, only }: DiscountFormProps): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const queryClient = useQueryClient();
  const sentence = useSentence();
  const sources = useConditionSources(discount);
  const { form, bind } = useStepsForm<Discount, DiscountValues>({
    record: discount,
    toValues: valuesOf,
    operation: 'updateDiscount',
    read: (call) => discountRecord.readNow(queryClient, discount.id, call),
    toSteps: (before, after, stored) => saveSteps(before, after, stored, t),
    validate: (values) => {
      const problems = problemsOf(values, t);
      // The end may be out of sight.
      return only?.includes('startDay')
        ? { ...problems, startDay: problems.startDay ?? problems.endDay }
        : problems;
    },
    saved: ({ code }) => t('form.saved', { code: code.trim().toUpperCase() }),
    onClose,
    only,
  });
  const rule = useFormRule(form.values, sources);
  const names = useLabelsOf(
    CONDITION_TYPES.map((type) => ({
      source: sources[type],
      values: bind.saving.conflicts
        .filter(({ entry }) => entry !== undefined && keyType(entry) === type)
        .flatMap(({ mine, theirs }) => [mine, theirs].flat())
        .filter((id): id is string => typeof id === 'string'),
    })),
  );
  const labelOf = (field: keyof DiscountValues, entry: string | undefined): string => {
    const key = keyOf(entry);
    if (key) {
      const { type, operator } = partsOf(key);
      return t(`conditions.kind.${type}.${operator}`);
    }
    if (field === 'description' || field === 'type') return common(`fields.${field}`);
    return t(field in LABELS ? LABELS[field as keyof typeof LABELS] : `fields.${field as 'code'}`);
  };
  return (
    <RecordForm
      {...bind}
      labelOf={labelOf}
      show={(_field, value) => {
        if (Array.isArray(value)) return value.map((id) => names[id] ?? id).join(', ');
        return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
      }}
      fields={
        only && {
          code: <CodeField form={form} ownId={discount.id} />,
          description: <DescriptionField form={form} />,
          percent: <PercentField form={form} />,
          amount: (
            <AmountField form={form} currency={regionsOf(discount)[0]?.currency_code ?? ''} />
          ),
          startDay: <StartFields form={form} />,
          endDay: <EndFields form={form} />,
          limit: <LimitField form={form} />,
        }
      }
    >
      {only ? null : (
        <>
          <Banner tone="info">{sentence(rule)}</Banner>
          <DiscountFields form={form} sources={sources} ownId={discount.id} />
        </>
      )}
    </RecordForm>
  );
}
