import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteInvite } from '#generated/admin/invites/invites.ts';
import { deleteUser } from '#generated/admin/users/users.ts';
import { personName } from '#ui/format/person-name.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { StepsDialog } from '#shared/save/StepsDialog.tsx';
import type { Person } from './people.ts';

interface RemovePersonProps {
  person: Person;
  onClose: () => void;
}

export function RemovePerson({ person, onClose }: RemovePersonProps): ReactNode {
  const { t } = useTranslation('people');
  const isUser = person.kind === 'user';
  const name = isUser ? personName(person.user) : person.invite.user_email;
  return (
    <StepsDialog
      opened
      title={t(isUser ? 'remove.title' : 'uninvite.title', { name })}
      text={t(isUser ? 'remove.text' : 'uninvite.text')}
      lost={isUser ? [t('remove.session'), t('remove.stays')] : []}
      // Names may repeat, addresses don't.
      typeName={isUser ? person.user.email : undefined}
      confirmLabel={t(isUser ? 'remove.action' : 'uninvite.action')}
      operation={isUser ? 'deleteUser' : 'deleteInvite'}
      steps={() => [
        {
          id: 'person',
          label: t(isUser ? 'remove.action' : 'uninvite.action'),
          stage: 1,
          run: (call) =>
            isUser ? deleteUser(person.user.id, call) : deleteInvite(person.invite.id, call),
        },
      ]}
      onClose={onClose}
      onDone={() => {
        showToast('success', { message: t(isUser ? 'remove.done' : 'uninvite.done', { name }) });
        onClose();
      }}
    />
  );
}
