import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CreateShippingProfileBody } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { profileCreation } from './creation.ts';

export function CreateProfile({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('shipping-profiles');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const { form, bind } = useCreateForm({
    creation: profileCreation,
    initialValues: { name: '' },
    validate: ({ name }) => ({ name: name.trim() ? undefined : common('form.nameMissing') }),
    toBody: ({ name }): CreateShippingProfileBody => ({ name: name.trim(), type: 'custom' }),
    created: ({ name }) => t('create.done', { profile: name }),
    onCreated: (profile) => void navigate(paths.shippingProfile(profile.id)),
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('create.action')}>
      <TextInput
        label={t('fields.name')}
        description={t('nameText')}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormBody>
  );
}
