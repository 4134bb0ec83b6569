import { TextInput } from '@mantine/core';
import { isEmail } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateCustomerMutationOptions } from '#generated/admin/customers/customers.ts';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { useLabels } from '#ui/picker/useOptions.ts';
import { RecordForm } from '#shared/RecordForm.tsx';
import { customerGroupSource } from '#shared/sources.ts';
import { useRecordForm } from '#shared/useRecordForm.ts';
import { customerName } from '#shared/customer-names.ts';
import { useEmailError } from '../useEmailError.tsx';
import { generalBody, generalValues } from './general.ts';
import { customerRecord } from './query.ts';
import type { Customer } from './query.ts';

interface CustomerGeneralFormProps {
  customer: Customer;
  onClose: () => void;
}

/** Edits a customer's name, email address, phone number and groups. */
export function CustomerGeneralForm({ customer, onClose }: CustomerGeneralFormProps): ReactNode {
  const { t } = useTranslation('customers');
  const hasAccount = customer.has_account;
  const { form, saving, bind } = useRecordForm({
    source: customerRecord,
    update: getUpdateCustomerMutationOptions,
    record: customer,
    toValues: generalValues,
    toBody: generalBody,
    validate: ({ email }) => ({
      email:
        hasAccount || isEmail(true)(email.trim()) === null ? undefined : t('form.emailInvalid'),
    }),
    saved: (values) => t('form.saved', { name: customerName(values) }),
    onClose,
  });
  const taken = useEmailError(saving.error);
  const groupNames = useLabels(
    customerGroupSource,
    saving.conflicts.flatMap(({ mine, theirs }) =>
      [mine, theirs].flatMap((side) => (Array.isArray(side) ? side : [])),
    ),
  );
  return (
    <RecordForm
      {...bind}
      isErrorShown={taken !== undefined}
      labelOf={(field) => t(`fields.${field}`)}
      show={(_field, value) =>
        (Array.isArray(value) ? value.map((id) => groupNames[id] ?? id).join(', ') : value) || '–'
      }
    >
      <TextInput
        label={t('fields.first_name')}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('first_name')}
      />
      <TextInput
        label={t('fields.last_name')}
        autoComplete="off"
        {...form.getInputProps('last_name')}
      />
      <TextInput
        label={t('fields.email')}
        description={hasAccount ? t('form.emailLocked') : undefined}
        required={!hasAccount}
        // One can still read and copy it.
        readOnly={hasAccount}
        variant={hasAccount ? 'filled' : 'default'}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...form.getInputProps('email')}
        error={form.errors['email'] ?? taken}
      />
      <TextInput
        label={t('fields.phone')}
        type="tel"
        dir="ltr"
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      <EntityMultiSelect
        label={t('fields.groups')}
        source={customerGroupSource}
        value={form.values.groups}
        onChange={(groups) => form.setFieldValue('groups', groups.toSorted())}
      />
    </RecordForm>
  );
}
