import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeature } from '#app/flags/FeatureFlags.tsx';
import { MoneyInput } from '#ui/money/MoneyInput.tsx';
import type { Limits } from './requirements.ts';

export interface OptionValues extends Limits {
  name: string;
  /** The provider calculates the price. */
  isCalculated: boolean;
  /** Minor units. */
  amount: number | null;
  isInStore: boolean;
  includesTax: boolean;
}

export const optionProblems = (
  { name, isCalculated, amount, least, most }: OptionValues,
  t: TFunction<'regions'>,
  common: TFunction<'common'>,
): Partial<Record<keyof OptionValues, string | undefined>> => ({
  name: name.trim() ? undefined : common('form.nameMissing'),
  amount:
    isCalculated || (amount !== null && !Number.isNaN(amount))
      ? undefined
      : t('option.priceMissing'),
  least: Number.isNaN(least) ? t('option.amountInvalid') : undefined,
  most: Number.isNaN(most)
    ? t('option.amountInvalid')
    : least !== null && most !== null && most <= least
      ? t('option.limitsCross')
      : undefined,
});

interface ShippingOptionFieldsProps<Values extends OptionValues> {
  form: UseFormReturnType<Values>;
  currency: string;
  /** The server can't change the price type later. */
  isNew: boolean;
}

export function ShippingOptionFields<Values extends OptionValues>(
  props: ShippingOptionFieldsProps<Values>,
): ReactNode {
  const { currency, isNew } = props;
  const form = props.form as unknown as UseFormReturnType<OptionValues>;
  const { t } = useTranslation('regions');
  const hasTax = useFeature('tax_inclusive_pricing') === true;
  const { isCalculated } = form.values;
  return (
    <>
      <TextInput
        label={t('fields.name')}
        description={t('option.nameText')}
        required
        {...(isNew ? {} : { 'data-autofocus': true })}
        {...form.getInputProps('name')}
      />
      {isNew ? (
        <Radio.Group
          label={t('option.price')}
          value={isCalculated ? 'calculated' : 'flat'}
          onChange={(value) => form.setFieldValue('isCalculated', value === 'calculated')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="flat" label={t('option.flat')} description={t('option.flatText')} />
            <Radio
              value="calculated"
              label={t('option.calculated')}
              description={t('option.calculatedText')}
            />
          </Stack>
        </Radio.Group>
      ) : null}
      {isCalculated ? null : (
        <MoneyInput
          label={t('option.amount')}
          currency={currency}
          required
          {...form.getInputProps('amount')}
          value={form.values.amount}
        />
      )}
      <MoneyInput
        label={t('option.least')}
        description={t('option.leastText')}
        currency={currency}
        {...form.getInputProps('least')}
        value={form.values.least}
      />
      <MoneyInput
        label={t('option.most')}
        description={t('option.mostText')}
        currency={currency}
        {...form.getInputProps('most')}
        value={form.values.most}
      />
      <Checkbox
        label={t('option.inStore')}
        description={t('option.inStoreText')}
        {...form.getInputProps('isInStore', { type: 'checkbox' })}
      />
      {hasTax && !isCalculated ? (
        <Checkbox
          label={t('option.includesTax')}
          {...form.getInputProps('includesTax', { type: 'checkbox' })}
        />
      ) : null}
    </>
  );
}
