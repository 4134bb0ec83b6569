import { TextInput } from '@mantine/core';
import { isEmail, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationDetail } from '#generated/admin/admin.schemas.ts';
import { useResendNotification } from '#generated/admin/notifications/notifications.ts';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';

interface ResendFormProps {
  notification: NotificationDetail;
  onClose: () => void;
}

/** Texts in `notifications`. */
export function ResendForm({ notification, onClose }: ResendFormProps): ReactNode {
  const { t } = useTranslation('notifications');
  const { t: common } = useTranslation('common');
  const form = useForm({
    initialValues: { to: notification.to },
    validate: { to: isEmail(t('invalid')) },
  });
  const calls = useAbortableCalls();
  const { mutateAsync, error } = useResendNotification({
    request: calls.request,
    mutation: {
      meta: { errors: 'form', success: t('done', { to: form.values.to.trim() }) },
    },
  });
  const text = useErrorText(error);
  return (
    <FormBody
      onSubmit={form.onSubmit(
        ({ to }) =>
          void calls
            .run(async () => {
              await mutateAsync({ id: notification.id, data: { to: to.trim() } });
              onClose();
            })
            // The form shows errors.
            .catch(() => undefined),
      )}
      error={error ? text : undefined}
      isSaving={calls.isRunning}
      onStop={calls.stop}
      onCancel={onClose}
      submitLabel={t('action')}
    >
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
