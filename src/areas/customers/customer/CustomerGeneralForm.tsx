import { TextInput } from '@mantine/core';
import { isEmail } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getUpdateCustomerMutationOptions } from '#generated/admin/customers/customers.ts';
import { EmailInput, PhoneInput } from '#ui/form/ContactInputs.tsx';
import { EntityMultiSelect } from '#ui/picker/EntityMultiSelect.tsx';
import { withKnown } from '#ui/picker/source.ts';
import { personName } from '#ui/format/person-name.ts';
import { isDuplicate } from '#shared/save/duplicate.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { customerGroupSource } from '#shared/sources/sources.ts';
import { useConflictNames } from '#shared/record/useConflictNames.ts';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { generalBody, generalValues } from './general.ts';
import type { GeneralValues } from './general.ts';
import { customerRecord } from './query.ts';
import type { Customer } from './query.ts';

interface CustomerGeneralFormProps {
  customer: Customer;
  onClose: () => void;
  only?: readonly (keyof GeneralValues)[];
}

export function CustomerGeneralForm(props: CustomerGeneralFormProps): ReactNode {
  const { customer, onClose, only } = props;
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('common');
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
    saved: (values) => t('form.saved', { name: personName(values) }),
    onClose,
    only,
  });
  const isTaken = isDuplicate(saving.error);
  const groupNames = useConflictNames(customerGroupSource, saving, 'groups');
  return (
    <RecordForm
      {...bind}
      isErrorShown={isTaken}
      labelOf={(field) => (field === 'email' ? common('fields.email') : t(`fields.${field}`))}
      show={(field, value) => (field === 'groups' ? groupNames(value) : value)}
      fields={{
        first_name: (
          <TextInput
            label={t('fields.first_name')}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('first_name')}
          />
        ),
        last_name: (
          <TextInput
            label={t('fields.last_name')}
            autoComplete="off"
            {...form.getInputProps('last_name')}
          />
        ),
        email: (
          <EmailInput
            label={common('fields.email')}
            description={hasAccount ? t('form.emailLocked') : undefined}
            required={!hasAccount}
            // Read-only rather than disabled, to allow copying.
            readOnly={hasAccount}
            variant={hasAccount ? 'filled' : 'default'}
            {...form.getInputProps('email')}
            error={form.errors['email'] ?? (isTaken ? t('form.emailTaken') : undefined)}
          />
        ),
        phone: <PhoneInput label={t('fields.phone')} {...form.getInputProps('phone')} />,
        groups: (
          <EntityMultiSelect
            label={t('fields.groups')}
            source={withKnown(customerGroupSource, customer.groups)}
            value={form.values.groups}
            onChange={(groups) => form.setFieldValue('groups', groups.toSorted())}
          />
        ),
      }}
    />
  );
}
