import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRole } from '#generated/admin/admin.schemas.ts';
import {
  getCreateInviteMutationOptions,
  getListInvitesQueryOptions,
} from '#generated/admin/invites/invites.ts';
import { FormBody } from '#ui/form/FormBody.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { useCreateForm } from '#shared/useCreateForm.ts';
import { sameAddress } from './people.ts';
import type { Person } from './people.ts';
import { RoleSelect } from './RoleSelect.tsx';

interface InviteFormProps {
  people: readonly Person[];
  onClose: () => void;
  /** The invite is there; undefined where it can't be found among the others. */
  onInvited: (id: string | undefined) => void;
}

const START: { email: string; role: UserRole } = { email: '', role: 'member' };
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Invites someone: the server answers with no more than that it did, so the invite is looked up afterwards. */
export function InviteForm({ people, onClose, onInvited }: InviteFormProps): ReactNode {
  const { t } = useTranslation('people');
  const client = useQueryClient();
  const { form, bind } = useCreateForm({
    create: getCreateInviteMutationOptions,
    initialValues: START,
    validate: ({ email }) => ({
      email: !ADDRESS.test(email.trim())
        ? t('emailInvalid')
        : people.some((one) => one.kind === 'user' && sameAddress(one.user.email, email))
          ? t('alreadyIn')
          : undefined,
    }),
    toBody: ({ email, role }) => ({ user: email.trim().toLowerCase(), role }),
    created: ({ email }) => t('invite.done', { email: email.trim() }),
    onCreated: async () => {
      const { email } = form.values;
      const answer = await client
        .fetchQuery({ ...getListInvitesQueryOptions(), staleTime: 0 })
        .catch(() => undefined);
      onInvited(answer?.invites.find((one) => sameAddress(one.user_email, email))?.id);
    },
  });
  const isInvited = people.some(
    (one) => one.kind === 'invite' && sameAddress(one.invite.user_email, form.values.email),
  );
  return (
    <FormBody {...bind} onCancel={onClose} submitLabel={t('invite.action')}>
      <TextInput
        label={t('fields.email')}
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
