import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './activity.module.css';

/** The server's own words, folded away: they help whoever looks for the cause, and tell a reader little. */
export function RawText({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <details className={classes.raw}>
      <summary>{t('details')}</summary>
      <bdi>{text}</bdi>
    </details>
  );
}
