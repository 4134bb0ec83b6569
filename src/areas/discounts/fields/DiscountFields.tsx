import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { SegmentedField } from '#ui/form/SegmentedField.tsx';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import { QuantityInput } from '#ui/number/QuantityInput.tsx';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { EntitySelect } from '#ui/picker/EntitySelect.tsx';
import { isForCustomers } from '#shared/domain/discount-condition-kinds.ts';
import { useRegions } from '#shared/sources/regions.ts';
import { useRegionSource } from '#shared/sources/useRegionSource.ts';
import { randomCode } from './code.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { DateFields } from './DateFields.tsx';
import type { ConditionSources } from './sources.ts';
import { CONDITION_KEYS, partsOf } from './values.ts';
import type { DiscountValues } from './values.ts';
import { useTakenCode } from './useTakenCode.ts';

const CODE_LENGTH = 8;

interface DiscountFieldsProps {
  form: UseFormReturnType<DiscountValues>;
  sources: ConditionSources;
  /** Undefined for a new discount. */
  ownId?: string | undefined;
}

export function CodeField({ form, ownId }: Omit<DiscountFieldsProps, 'sources'>): ReactNode {
  const { t } = useTranslation('discounts');
  const input = form.getInputProps('code');
  const isNew = ownId === undefined;
  const isTaken = useTakenCode(form.isDirty('code') || isNew ? form.values.code : '', ownId);
  return (
    <TextInput
      label={t('fields.code')}
      description={t('fields.codeHint')}
      required
      autoComplete="off"
      dir="ltr"
      data-autofocus
      {...input}
      error={isTaken ? t('code.taken') : input.error}
    />
  );
}

export function DiscountFields({ form, sources, ownId }: DiscountFieldsProps): ReactNode {
  const { t } = useTranslation('discounts');
  const input = form.getInputProps;
  const { values } = form;
  const isNew = ownId === undefined;
  const hasProducts = CONDITION_KEYS.some(
    (key) => values.conditions[key] !== undefined && !isForCustomers(partsOf(key).type),
  );
  return (
    <>
      <CodeField form={form} ownId={ownId} />
      <div>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => form.setFieldValue('code', randomCode(CODE_LENGTH))}
        >
          {t('code.generate')}
        </Button>
      </div>
      <DescriptionField form={form} />
      <TypeFields form={form} isNew={isNew} />
      <RegionFields form={form} />
      {values.type === 'fixed' ? <AmountFields form={form} /> : null}
      {values.type === 'fixed' && values.allocation === 'total' && hasProducts ? (
        <Text size="sm" c="dimmed">
          {t('conditions.share')}
        </Text>
      ) : null}
      <ConditionFields
        value={values.conditions}
        onChange={(conditions) => form.setFieldValue('conditions', conditions)}
        sources={sources}
        error={input('conditions').error}
      />
      <DateFields form={form} />
    </>
  );
}

interface PartProps {
  form: UseFormReturnType<DiscountValues>;
}

export function DescriptionField({ form }: PartProps): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  return (
    <GrowingTextarea
      label={common('fields.description')}
      description={t('fields.descriptionHint')}
      minRows={2}
      {...form.getInputProps('description')}
    />
  );
}

const TYPES = ['percentage', 'fixed', 'free_shipping'] as const;

function TypeFields({ form, isNew }: PartProps & { isNew: boolean }): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const { values } = form;
  return (
    <>
      {isNew ? (
        <SegmentedField
          label={common('fields.type')}
          data={TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
          value={values.type}
          onChange={(type) => {
            form.setFieldValue('type', type);
            if (type === 'fixed') form.setFieldValue('regionIds', values.regionIds.slice(0, 1));
          }}
        />
      ) : (
        <Stack gap={2}>
          <Text size="sm" fw={500}>
            {t(`types.${values.type}`)}
          </Text>
          <Text size="sm" c="dimmed">
            {t('fields.typeFixed')}
          </Text>
        </Stack>
      )}
      {values.type === 'percentage' ? <PercentField form={form} /> : null}
    </>
  );
}

export function PercentField({ form }: PartProps): ReactNode {
  const { t } = useTranslation('discounts');
  return (
    <QuantityInput
      label={t('fields.percent')}
      required
      min={1}
      max={100}
      keptAs="percent"
      value={form.values.percent}
      {...form.getInputProps('percent')}
    />
  );
}

export function AmountField({ form, currency }: PartProps & { currency: string }): ReactNode {
  const { t } = useTranslation('discounts');
  return (
    <MoneyInput
      label={t('fields.amount')}
      required
      currency={currency}
      keptAs="amount"
      value={form.values.amount}
      {...form.getInputProps('amount')}
    />
  );
}

function RegionFields({ form }: PartProps): ReactNode {
  const { t } = useTranslation('discounts');
  const { t: common } = useTranslation('common');
  const source = useRegionSource();
  const { values } = form;
  const { error } = form.getInputProps('regionIds');
  if (values.type === 'fixed') {
    return (
      <EntitySelect
        label={common('fields.region')}
        description={t('fields.fixedHint')}
        required
        source={source}
        value={values.regionIds[0] ?? null}
        onChange={(id) => form.setFieldValue('regionIds', id ? [id] : [])}
        error={error}
      />
    );
  }
  return (
    <EntityMultiSelect
      label={t('fields.regions')}
      required
      source={source}
      value={values.regionIds}
      onChange={(ids) => form.setFieldValue('regionIds', ids)}
      error={error}
    />
  );
}

function AmountFields({ form }: PartProps): ReactNode {
  const { t } = useTranslation('discounts');
  const regions = useRegions();
  const { values } = form;
  const region = regions.data?.find(({ id }) => id === values.regionIds[0]);
  return (
    <>
      {region ? <AmountField form={form} currency={region.currency_code} /> : null}
      <SegmentedField
        label={t('fields.allocation')}
        data={(['total', 'item'] as const).map((value) => ({ value, label: t(`types.${value}`) }))}
        value={values.allocation}
        onChange={(next) => form.setFieldValue('allocation', next)}
      />
    </>
  );
}
