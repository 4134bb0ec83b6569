import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreateCustomerGroup } from '#generated/admin/customer-groups/customer-groups.ts';
import { paths } from '#app/paths.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { isDuplicate } from '#shared/duplicate.ts';

/** Creates a customer group and opens its page, where customers are added. */
export function GroupCreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('customer-groups');
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() ? null : t('form.nameMissing')) },
  });
  const name = form.values.name.trim();
  const calls = useOwnCalls();
  const create = useCreateCustomerGroup({
    request: calls.request,
    mutation: { meta: { errors: 'form', success: t('create.done', { name }) } },
  });
  const guard = useUnsavedGuard(form.isDirty());
  const message = useErrorText(create.error);
  const isTaken = isDuplicate(create.error);
  const save = async (): Promise<void> => {
    const { customer_group: group } = await create.mutateAsync({ data: { name } });
    guard.release();
    void navigate(paths.customerGroup(group.id));
  };
  return (
    <FormBody
      // What failed is shown by the form.
      onSubmit={form.onSubmit(() => void calls.run(save).catch(() => undefined))}
      error={create.error && !isTaken ? message : undefined}
      onCancel={onClose}
      submitLabel={t('create.action')}
      isSaving={calls.isRunning}
      onStop={calls.stop}
    >
      <TextInput
        label={t('fields.name')}
        required
        data-autofocus
        {...form.getInputProps('name')}
        error={form.errors['name'] ?? (isTaken ? t('form.nameTaken') : undefined)}
      />
    </FormBody>
  );
}
