import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './activity.module.css';

/** The server's own message, folded away: it helps to find the cause of an error, but tells most readers little. */
export function RawText({ text }: { text: string }): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <details className={classes.raw}>
      <summary>{t('details')}</summary>
      <bdi data-no-translate>{text}</bdi>
    </details>
  );
}
