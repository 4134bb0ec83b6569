import { PasswordInput, TextInput } from '@mantine/core';
import { isEmail, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreateCustomer } from '#generated/admin/customers/customers.ts';
import { paths } from '#app/paths.ts';
import { useOwnCalls } from '#app/query/own-calls.ts';
import { useErrorText } from '#app/query/useErrorText.ts';
import { MIN_PASSWORD_LENGTH } from '#app/session/password.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { useUnsavedGuard } from '#ui/form/useUnsavedGuard.tsx';
import { given } from '#shared/given.ts';
import type { CreateCustomerBody } from '#generated/admin/admin.schemas.ts';
import { useEmailError } from './useEmailError.tsx';

const NEW_CUSTOMER = { first_name: '', last_name: '', email: '', phone: '', password: '' };

/** Creates a customer with an account and opens the page. */
export function CustomerCreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const form = useForm({
    initialValues: NEW_CUSTOMER,
    validate: {
      email: (email) => isEmail(t('form.emailInvalid'))(email.trim()),
      password: (password) =>
        [...password].length < MIN_PASSWORD_LENGTH
          ? t('form.passwordShort', { count: MIN_PASSWORD_LENGTH })
          : null,
    },
  });
  const email = form.values.email.trim();
  const calls = useOwnCalls();
  const create = useCreateCustomer({
    request: calls.request,
    mutation: { meta: { errors: 'form', success: t('create.done', { email }) } },
  });
  const guard = useUnsavedGuard(form.isDirty());
  const message = useErrorText(create.error);
  const taken = useEmailError(create.error);
  const save = async (values: typeof NEW_CUSTOMER): Promise<void> => {
    const { customer } = await create.mutateAsync({
      data: given<CreateCustomerBody>({
        email,
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        phone: values.phone.trim() || undefined,
        password: values.password,
      }),
    });
    guard.release();
    void navigate(paths.customer(customer.id));
  };
  return (
    <FormBody
      // What failed is shown by the form.
      onSubmit={form.onSubmit(
        (values) => void calls.run(() => save(values)).catch(() => undefined),
      )}
      error={create.error && !taken ? message : undefined}
      onCancel={onClose}
      submitLabel={t('create.action')}
      isSaving={calls.isRunning}
      onStop={calls.stop}
    >
      <TextInput
        label={t('fields.email')}
        required
        type="email"
        dir="ltr"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
        error={form.errors['email'] ?? taken}
      />
      <TextInput
        label={t('fields.first_name')}
        autoComplete="off"
        {...form.getInputProps('first_name')}
      />
      <TextInput
        label={t('fields.last_name')}
        autoComplete="off"
        {...form.getInputProps('last_name')}
      />
      <TextInput
        label={t('fields.phone')}
        type="tel"
        dir="ltr"
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      <PasswordInput
        label={t('fields.password')}
        description={t('create.passwordHint', { count: MIN_PASSWORD_LENGTH })}
        required
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('create.showPassword') }}
        {...form.getInputProps('password')}
      />
    </FormBody>
  );
}
