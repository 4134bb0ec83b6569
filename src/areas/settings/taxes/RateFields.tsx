import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PercentInput } from '#ui/number/PercentInput.tsx';

export interface RateValues {
  name: string;
  code: string;
  /** Percent; null for none, which the server counts as 0. */
  rate: number | null;
}

export const rateProblems = (
  { name, code, rate }: RateValues,
  t: TFunction<'taxes'>,
  common: TFunction<'common'>,
  isNew: boolean,
): Partial<Record<keyof RateValues, string | undefined>> => ({
  name: name.trim() ? undefined : common('form.nameMissing'),
  // The server allows an empty code only on update.
  code: isNew && !code.trim() ? t('rate.codeMissing') : undefined,
  rate: rate === null || (rate >= 0 && rate <= 100) ? undefined : t('rateInvalid'),
});

interface RateFieldsProps {
  form: UseFormReturnType<RateValues>;
  isNew?: boolean;
  /** All if undefined. */
  only?: readonly (keyof RateValues)[] | undefined;
}

export function RateFields({ form, isNew = false, only }: RateFieldsProps): ReactNode {
  const { t } = useTranslation('taxes');
  const isShown = (field: keyof RateValues): boolean => only?.includes(field) ?? true;
  return (
    <>
      {isShown('name') ? (
        <TextInput
          label={t('rate.fields.name')}
          description={t('rate.nameText')}
          required
          data-autofocus
          {...form.getInputProps('name')}
        />
      ) : null}
      {isShown('code') ? (
        <TextInput
          label={t('rate.fields.code')}
          description={t('rate.codeText')}
          required={isNew}
          {...form.getInputProps('code')}
        />
      ) : null}
      {isShown('rate') ? (
        <PercentInput
          label={t('rate.fields.rate')}
          description={t('rate.rateText')}
          invalidText={t('rateInvalid')}
          {...form.getInputProps('rate')}
          value={form.values.rate}
        />
      ) : null}
    </>
  );
}
