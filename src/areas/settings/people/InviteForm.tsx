import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreateInviteBody, UserRole } from '#generated/admin/admin.schemas.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { useCreateForm } from '#shared/form/useCreateForm.tsx';
import { inviteCreation } from './creation.ts';
import { sameAddress } from './people.ts';
import type { Person } from './people.ts';
import { RoleSelect } from './RoleSelect.tsx';

interface InviteFormProps {
  people: readonly Person[];
  onClose: () => void;
  onInvited: (id: string) => void;
}

const START: { email: string; role: UserRole } = { email: '', role: 'member' };
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function InviteForm({ people, onClose, onInvited }: InviteFormProps): ReactNode {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  const { form, bind } = useCreateForm({
    creation: inviteCreation,
    initialValues: START,
    validate: ({ email }) => ({
      email: !ADDRESS.test(email.trim())
        ? t('emailInvalid')
        : people.some((one) => one.kind === 'user' && sameAddress(one.user.email, email))
          ? t('alreadyIn')
          : undefined,
    }),
    toBody: ({ email, role }): CreateInviteBody => ({ user: email.trim().toLowerCase(), role }),
    created: ({ user_email: email }) => t('invite.done', { email }),
    onCreated: ({ id }) => onInvited(id),
  });
  const isInvited = people.some(
    (one) => one.kind === 'invite' && sameAddress(one.invite.user_email, form.values.email),
  );
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('invite.action')}>
      <TextInput
        label={common('fields.email')}
        type="email"
        required
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      {isInvited ? <Banner tone="info">{t('invite.again')}</Banner> : null}
      <RoleSelect {...form.getInputProps('role')} />
    </FormBody>
  );
}
