import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListInvites } from '#generated/admin/invites/invites.ts';
import { personName } from '#ui/format/person-name.ts';
import { useSession } from '#app/session/useSession.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Format } from '#ui/format/useFormat.ts';
import { useNow } from '#ui/format/useNow.ts';
import { Avatar } from '#ui/media/Avatar.tsx';
import { lazyNamed } from '#ui/page/lazyNamed.ts';
import type { ListedRow } from '#ui/page/RowList.tsx';
import { Banner } from '#ui/states/Banner.tsx';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import { FormDrawer } from '#shared/form/FormDrawer.tsx';
import { useOpenForm } from '#shared/form/useOpenForm.ts';
import { WholeListPage } from '../whole-list/WholeListPage.tsx';
import { ROLES, isExpired, peopleIn } from './people.ts';
import type { Person } from './people.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { usersOptions } from './query.ts';

const InviteForm = lazyNamed(() => import('./InviteForm.tsx'), 'InviteForm');
const InviteLink = lazyNamed(() => import('./InviteLink.tsx'), 'InviteLink');
const EditPerson = lazyNamed(() => import('./EditPerson.tsx'), 'EditPerson');
const RemovePerson = lazyNamed(() => import('./RemovePerson.tsx'), 'RemovePerson');

const FORMS = ['new', 'link', 'edit'] as const;

export function PeoplePage(): ReactNode {
  const { t } = useTranslation('people');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const now = useNow();
  const users = useQuery(usersOptions);
  const invites = useListInvites();
  const ownId = useSession().data?.user.id;
  const form = useOpenForm(FORMS);
  const [removed, setRemoved] = useState<Person>();
  const people =
    users.data && invites.data ? peopleIn(users.data, listOf(invites.data.invites)) : undefined;
  const subject = people?.find((one) =>
    one.kind === 'user' ? one.user.id === form.subject : one.invite.id === form.subject,
  );
  return (
    <WholeListPage
      query={{
        error: users.error ?? invites.error,
        refetch: async () => {
          await invites.refetch();
          return users.refetch();
        },
      }}
      rows={people}
      icon={IconUsers}
      filter={{
        label: common('fields.status'),
        all: t('filter.all'),
        options: [
          { id: 'active', label: t('filter.active'), has: ({ kind }) => kind === 'user' },
          { id: 'invited', label: t('filter.invited'), has: ({ kind }) => kind === 'invite' },
        ],
      }}
      notice={<Banner tone="info">{t('rolesNotice')}</Banner>}
      namespace="people"
      create={{ label: t('invite.new'), open: () => form.open('new') }}
      renderRow={(person) => ({
        ...(person.kind === 'user'
          ? {
              ...userRow(person.user, person.user.id === ownId, t),
              to: form.linkTo('edit', person.user.id),
            }
          : inviteRow(person.invite, { now, format, t })),
        menu: (
          <PersonMenu
            person={person}
            now={now}
            ownId={ownId}
            onEdit={(id) => form.open('edit', id)}
            onRemove={setRemoved}
          />
        ),
      })}
    >
      <FormDrawer
        form={form}
        forms={{
          new: {
            title: t('invite.new'),
            size: 'dialog',
            content: people ? (
              <InviteForm
                people={people}
                onClose={form.close}
                onInvited={(id) => (id ? form.open('link', id) : form.close())}
              />
            ) : null,
          },
          link:
            subject?.kind === 'invite'
              ? {
                  title: t('link.title'),
                  size: 'dialog',
                  content: <InviteLink invite={subject.invite} />,
                }
              : undefined,
          edit:
            subject?.kind === 'user'
              ? {
                  title: t('edit.title'),
                  content: <EditPerson user={subject.user} onClose={form.close} />,
                }
              : undefined,
        }}
      />
      <Suspense fallback={null}>
        {removed ? <RemovePerson person={removed} onClose={() => setRemoved(undefined)} /> : null}
      </Suspense>
    </WholeListPage>
  );
}

type Row = Extract<Person, { kind: 'user' }>['user'];
type InviteRow = Extract<Person, { kind: 'invite' }>['invite'];

const roleName = (role: unknown, t: TFunction<'people'>): string | undefined => {
  const known = ROLES.find((one) => one === role);
  return known ? t(`roles.${known}`) : undefined;
};

function userRow(user: Row, isOwn: boolean, t: TFunction<'people'>): ListedRow {
  const name = personName(user);
  return {
    id: user.id,
    title: name,
    picture: <Avatar name={name} size={32} />,
    text: name === user.email ? undefined : user.email,
    status: isOwn ? <StatusBadge tone="info">{t('you')}</StatusBadge> : undefined,
    end: roleName(user.role, t),
  };
}

function inviteRow(
  invite: InviteRow,
  { now, format, t }: { now: number; format: Format; t: TFunction<'people'> },
): ListedRow {
  const isOver = isExpired(invite, now);
  return {
    id: invite.id,
    title: invite.user_email,
    picture: <Avatar name={invite.user_email} size={32} />,
    text: t(isOver ? 'invite.expired' : 'invite.expires', { date: format.date(invite.expires_at) }),
    status: (
      <StatusBadge tone={isOver ? 'warning' : 'neutral'}>
        {t(isOver ? 'state.expired' : 'state.invited')}
      </StatusBadge>
    ),
    end: roleName(invite.role, t),
  };
}
