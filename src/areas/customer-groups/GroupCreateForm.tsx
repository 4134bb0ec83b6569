import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { groupCreation } from './creation.ts';

/** Opens the new group's page, where customers are added. */
export function GroupCreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('customer-groups');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const { form, error, bind } = useCreateForm({
    creation: groupCreation,
    initialValues: { name: '' },
    validate: ({ name }) => ({ name: name.trim() ? undefined : common('form.nameMissing') }),
    toBody: ({ name }) => ({ name: name.trim() }),
    created: ({ name }) => t('create.done', { name }),
    onCreated: (group) => void navigate(paths.customerGroup(group.id)),
  });
  const taken = isDuplicate(error) ? t('form.nameTaken') : undefined;
  return (
    <FormBody
      {...bind}
      error={taken ? undefined : bind.error}
      onCancel={onClose}
      submitLabel={t('create.action')}
    >
      <TextInput
        label={t('fields.name')}
        required
        data-autofocus
        {...form.getInputProps('name')}
        error={form.errors['name'] ?? taken}
      />
    </FormBody>
  );
}
