import { Radio, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { newHandle } from '#shared/form/handle.ts';
import { HandleField } from '#shared/form/HandleField.tsx';
import { GrowingTextarea } from '#ui/form/GrowingTextarea.tsx';

export interface CategoryValues {
  name: string;
  handle: string;
  description: string;
  is_active: boolean;
  is_internal: boolean;
}

interface CategoryFieldsProps {
  form: UseFormReturnType<CategoryValues>;
  /** The server's error. */
  handleError: ReactNode;
  /** Undefined for a new category. */
  ownId?: string;
  /** Makes the handle optional: the server generates it. */
  isNew?: boolean;
  /** Below the name. */
  children?: ReactNode;
}

export function CategoryFields(props: CategoryFieldsProps): ReactNode {
  const { form, handleError, isNew, ownId, children } = props;
  const { t } = useTranslation('categories');
  const { t: common } = useTranslation('common');
  const { handle, name } = form.values;
  const meant = isNew ? newHandle(handle, name) : form.isDirty('handle') ? handle : '';
  return (
    <>
      <TextInput label={t('fields.name')} required data-autofocus {...form.getInputProps('name')} />
      {children}
      <HandleField
        kind="category"
        label={t('fields.handle')}
        description={t(isNew ? 'fields.handleNew' : 'fields.handleHint')}
        required={!isNew}
        wanted={meant ?? ''}
        ownId={ownId}
        duplicate={handleError}
        {...form.getInputProps('handle')}
      />
      <GrowingTextarea
        label={common('fields.description')}
        minRows={3}
        maxRows={10}
        {...form.getInputProps('description')}
      />
      <YesOrNo
        label={common('fields.status')}
        value={form.values.is_active}
        yes={{ label: t('status.active'), hint: t('status.activeHint') }}
        no={{ label: t('status.inactive'), hint: t('status.inactiveHint') }}
        onChange={(value) => form.setFieldValue('is_active', value)}
      />
      <YesOrNo
        label={t('visibility.label')}
        value={form.values.is_internal}
        no={{ label: t('visibility.public'), hint: t('visibility.publicHint') }}
        yes={{ label: t('visibility.internal'), hint: t('visibility.internalHint') }}
        onChange={(value) => form.setFieldValue('is_internal', value)}
      />
    </>
  );
}

interface Choice {
  label: string;
  hint: string;
}

interface YesOrNoProps {
  label: string;
  value: boolean;
  yes: Choice;
  no: Choice;
  onChange: (value: boolean) => void;
}

function YesOrNo({ label, value, yes, no, onChange }: YesOrNoProps): ReactNode {
  return (
    <Radio.Group label={label} value={String(value)} onChange={(next) => onChange(next === 'true')}>
      <Stack gap={8} mt={6}>
        <Radio value="true" label={yes.label} description={yes.hint} />
        <Radio value="false" label={no.label} description={no.hint} />
      </Stack>
    </Radio.Group>
  );
}
