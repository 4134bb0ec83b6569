import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '#app/config/config.ts';
import { Copyable } from '#ui/format/Copyable.tsx';
import { Facts, Section } from '#ui/page/Section.tsx';

export function AboutSection(): ReactNode {
  const { t } = useTranslation('developer');
  return (
    <Section title={t('about.title')}>
      <Facts
        facts={[
          { label: t('about.app'), value: __APP_VERSION__ },
          { label: t('about.contract'), value: __CONTRACT_VERSION__ },
          {
            label: t('about.server'),
            value: (
              <Copyable value={config().backendUrl || location.origin} label={t('about.server')} />
            ),
          },
        ]}
      />
    </Section>
  );
}
