import { IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '#ui/format/person-name.ts';
import { MoreItem, MoreMenu } from '#ui/overlay/MoreMenu.tsx';
import { createOnce, createWithin } from '#shared/save/create-once.ts';
import { CopyItem } from '../CopyItem.tsx';
import { inviteRenewal } from './creation.ts';
import { useInviteLink } from './invite-link.ts';
import { isExpired } from './people.ts';
import type { Person } from './people.ts';

interface PersonMenuProps {
  person: Person;
  /** Milliseconds since 1970. */
  now: number;
  /** Id of the signed-in user. */
  ownId: string | undefined;
  onEdit: (id: string) => void;
  onRemove: (person: Person) => void;
}

export function PersonMenu({ person, now, ownId, onEdit, onRemove }: PersonMenuProps): ReactNode {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  if (person.kind === 'invite') return <InviteMenu {...{ person, now, onRemove }} />;
  const { id } = person.user;
  return (
    <MoreMenu label={common('table.actionsOf', { name: personName(person.user) })} place="row">
      <MoreItem icon={IconPencil} onClick={() => onEdit(id)}>
        {t('edit.action')}
      </MoreItem>
      <MoreItem
        icon={IconTrash}
        isDangerous
        {...(id === ownId ? { reason: t('remove.self') } : {})}
        onClick={() => onRemove(person)}
      >
        {t('remove.action')}
      </MoreItem>
    </MoreMenu>
  );
}

interface InviteMenuProps {
  person: Extract<Person, { kind: 'invite' }>;
  now: number;
  onRemove: (person: Person) => void;
}

function InviteMenu({ person, now, onRemove }: InviteMenuProps): ReactNode {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  const { invite } = person;
  const linkFor = useInviteLink();
  const [once] = useState(() => createOnce(inviteRenewal));
  const { mutate, isPending } = useMutation({
    mutationKey: [inviteRenewal.operation],
    mutationFn: async () =>
      createWithin(once, { id: invite.id }, { signal: new AbortController().signal }),
    meta: { success: t('resend.done', { email: invite.user_email }) },
  });
  return (
    <MoreMenu label={common('table.actionsOf', { name: invite.user_email })} place="row">
      <CopyItem
        value={linkFor?.(invite.token) ?? ''}
        done={t('link.copied')}
        reason={
          linkFor === undefined
            ? t('link.waiting')
            : isExpired(invite, now)
              ? t('link.expired')
              : undefined
        }
      >
        {t('link.copy')}
      </CopyItem>
      <MoreItem icon={IconMailForward} disabled={isPending} onClick={() => mutate()}>
        {t('resend.action')}
      </MoreItem>
      <MoreItem icon={IconTrash} isDangerous onClick={() => onRemove(person)}>
        {t('uninvite.action')}
      </MoreItem>
    </MoreMenu>
  );
}
