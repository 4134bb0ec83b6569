import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '#app/config/config.ts';
import { CodeSample } from '#ui/format/CodeSample.tsx';
import { Section, SectionNote } from '#ui/page/Section.tsx';
import classes from './keys.module.css';
import { snippetFor } from './snippet.ts';

export function KeySnippet({ id }: { id: string }): ReactNode {
  const { t } = useTranslation('keys');
  return (
    <Section title={t('snippet.title')}>
      <div className={classes.note}>
        <SectionNote>{t('snippet.text')}</SectionNote>
      </div>
      <CodeSample
        label={t('snippet.label')}
        code={snippetFor(id, config().backendUrl || location.origin)}
      />
    </Section>
  );
}
