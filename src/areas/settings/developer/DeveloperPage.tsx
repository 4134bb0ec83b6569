import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Columns } from '#ui/page/Columns.tsx';
import { Page } from '#ui/page/Page.tsx';
import { AboutSection } from './AboutSection.tsx';
import { JobsSection } from './JobsSection.tsx';
import { NotificationsSection } from './NotificationsSection.tsx';
import { FlagsSection, ModulesSection } from './ServerSections.tsx';

export function DeveloperPage(): ReactNode {
  const { t } = useTranslation('developer');
  return (
    <Page title={t('title')}>
      <Columns
        main={
          <>
            <JobsSection />
            <NotificationsSection />
          </>
        }
        side={
          <>
            <AboutSection />
            <FlagsSection />
            <ModulesSection />
          </>
        }
      />
    </Page>
  );
}
