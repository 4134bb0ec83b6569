import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#app/session/useSession.ts';
import { Page } from '#ui/page/Page.tsx';
import { TextSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/read/SectionQuery.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfilePage(): ReactNode {
  const { t } = useTranslation('profile');
  const session = useSession();
  if (session.data) return <ProfileForm key={session.data.user.id} user={session.data.user} />;
  return (
    <Page title={t('title')} narrow>
      <SectionQuery query={session} skeleton={<TextSkeleton lines={6} />}>
        {() => null}
      </SectionQuery>
    </Page>
  );
}
