import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';
import { valueOf } from './reasons.ts';

export interface ReasonValues {
  label: string;
  /** Derived from the label if empty. */
  value: string;
  description: string;
}

interface ReasonFieldsProps {
  form: UseFormReturnType<ReasonValues>;
  /** Another reason has the value. */
  isTaken: boolean;
  isNew?: boolean;
}

export function ReasonFields({ form, isTaken, isNew = false }: ReasonFieldsProps): ReactNode {
  const { t } = useTranslation('return-reasons');
  const { t: common } = useTranslation('common');
  return (
    <>
      <TextInput
        label={t('fields.label')}
        description={t('labelText')}
        required
        data-autofocus
        {...form.getInputProps('label')}
      />
      <TextInput
        label={t('fields.value')}
        description={t('valueText')}
        {...(isNew ? { placeholder: valueOf(form.values.label) } : { required: true })}
        {...form.getInputProps('value')}
        error={form.errors['value'] ?? (isTaken ? t('valueTaken') : undefined)}
      />
      <GrowingTextarea
        label={common('fields.description')}
        minRows={2}
        {...form.getInputProps('description')}
      />
    </>
  );
}
