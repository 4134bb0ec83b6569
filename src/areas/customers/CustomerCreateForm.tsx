import { PasswordInput, TextInput } from '@mantine/core';
import { isEmail } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CreateCustomerBody } from '#generated/admin/admin.schemas.ts';
import { paths } from '#app/paths.ts';
import { MIN_PASSWORD_LENGTH } from '#app/session/password.ts';
import { EmailInput, PhoneInput } from '#ui/form/ContactInputs.tsx';
import { FormBody } from '#ui/form/FormBody.tsx';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { ExtensionInputs } from '#shared/extensions/ExtensionInputs.tsx';
import { hasInvalid } from '#shared/extensions/field-values.ts';
import type { FieldValues } from '#shared/extensions/field-values.ts';
import { useFieldBody } from '#shared/extensions/useFieldBody.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { customerCreation } from './creation.ts';

const NEW_CUSTOMER = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  password: '',
  extended: {} as FieldValues,
};

/** Creates a customer with an account and opens the page. */
export function CustomerCreateForm({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('common');
  const navigate = useNavigate();
  const fieldBody = useFieldBody('customer');
  const { form, error, bind } = useCreateForm({
    creation: customerCreation,
    initialValues: NEW_CUSTOMER,
    validate: ({ email, password, extended }) => ({
      email: isEmail(true)(email.trim()) === null ? undefined : t('form.emailInvalid'),
      password:
        [...password].length < MIN_PASSWORD_LENGTH
          ? t('form.passwordShort', { count: MIN_PASSWORD_LENGTH })
          : undefined,
      extended: hasInvalid(extended) ? common('number.whole') : undefined,
    }),
    toBody: (values) =>
      omitUndefined<CreateCustomerBody>({
        email: values.email.trim(),
        first_name: values.first_name.trim(),
        last_name: values.last_name.trim(),
        phone: values.phone.trim() || undefined,
        password: values.password,
        ...fieldBody(values.extended),
      }),
    created: ({ email }) => t('create.done', { email }),
    onCreated: (customer) => void navigate(paths.customer(customer.id)),
  });
  const isTaken = isDuplicate(error);
  return (
    <FormBody
      {...bind}
      error={isTaken ? undefined : bind.error}
      onCancel={onClose}
      submitLabel={t('create.action')}
    >
      <EmailInput
        label={common('fields.email')}
        required
        data-autofocus
        {...form.getInputProps('email')}
        error={form.errors['email'] ?? (isTaken ? t('form.emailTaken') : undefined)}
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
      <PhoneInput label={t('fields.phone')} {...form.getInputProps('phone')} />
      <PasswordInput
        label={t('fields.password')}
        description={t('create.passwordHint', { count: MIN_PASSWORD_LENGTH })}
        required
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('create.showPassword') }}
        {...form.getInputProps('password')}
      />
      <ExtensionInputs
        on="customer"
        values={form.values.extended}
        isChecked={form.errors['extended'] !== undefined}
        onChange={(change) =>
          form.setFieldValue('extended', { ...form.values.extended, ...change })
        }
        renderGroup={(_title, inputs) => inputs}
      />
    </FormBody>
  );
}
