import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './activity.module.css';

export function RawText({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('common');
  return (
    <details className={classes.raw}>
      <summary>{t('sections.details')}</summary>
      <bdi data-no-translate>{text}</bdi>
    </details>
  );
}
