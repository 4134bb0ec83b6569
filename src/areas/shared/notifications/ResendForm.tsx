import { TextInput } from '@mantine/core';
import { isEmail } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationDetail } from '#generated/admin/admin.schemas.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useCreateForm } from '../form/useCreateForm.tsx';
import { resendCreation } from './resend-creation.ts';

interface ResendFormProps {
  notification: NotificationDetail;
  onClose: () => void;
}

/** Texts in `notifications`. */
export function ResendForm({ notification, onClose }: ResendFormProps): ReactNode {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation('common');
  const { form, bind } = useCreateForm({
    creation: resendCreation(notification),
    initialValues: { to: notification.to },
    validate: ({ to }) => ({
      to: isEmail(true)(to.trim()) === null ? undefined : t('invalid'),
    }),
    toBody: ({ to }) => ({ to: to.trim() }),
    created: ({ to }) => t('done', { to }),
    onCreated: onClose,
  });
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('action')}>
      <TextInput
        label={common('fields.email')}
        description={t('toText')}
        type="email"
        required
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('to')}
      />
    </FormBody>
  );
}
