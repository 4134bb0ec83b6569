import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateUserBody, User } from '#generated/admin/admin.schemas.ts';
import { getUpdateUserMutationOptions } from '#generated/admin/users/users.ts';
import { personName } from '#ui/format/person-name.ts';
import { changedBody } from '#ui/form/changed-body.ts';
import { RecordForm } from '#shared/record/RecordForm.tsx';
import { useRecordForm } from '#shared/record/useRecordForm.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { userRecord } from './query.ts';
import { RoleSelect } from './RoleSelect.tsx';

interface EditPersonProps {
  user: User;
  onClose: () => void;
}

/** The server can't change the email address. */
export function EditPerson({ user, onClose }: EditPersonProps): ReactNode {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  const { form, bind } = useRecordForm({
    source: userRecord,
    update: getUpdateUserMutationOptions,
    record: user,
    toValues: ({ first_name: first, last_name: last, role }: User) => ({
      first_name: first ?? '',
      last_name: last ?? '',
      role,
    }),
    toBody: (before, after) => {
      const { first_name, last_name, role } = changedBody(before, after);
      return omitUndefined<UpdateUserBody>({ first_name, last_name, role });
    },
    saved: (values) => t('edit.saved', { name: personName({ ...values, email: user.email }) }),
    onClose,
  });
  return (
    <RecordForm
      {...bind}
      labelOf={(field) => t(`fields.${field}`)}
      show={(field, value) =>
        field === 'role' && value ? t(`roles.${value as User['role']}`) : value
      }
    >
      <TextInput
        label={t('fields.first_name')}
        data-autofocus
        {...form.getInputProps('first_name')}
      />
      <TextInput label={t('fields.last_name')} {...form.getInputProps('last_name')} />
      <TextInput
        label={common('fields.email')}
        description={t('emailFixed')}
        value={user.email}
        readOnly
      />
      <RoleSelect {...form.getInputProps('role')} />
    </RecordForm>
  );
}
