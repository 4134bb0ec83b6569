import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { USAGE_DOCS } from './preferences.ts';
import classes from './analytics.module.css';

export function Disclaimer(): ReactNode {
  const { t } = useTranslation('analytics');
  return (
    <p className={classes.text}>
      <Trans
        t={t}
        i18nKey="disclaimer"
        components={{
          docs: (
            <a href={USAGE_DOCS} target="_blank" rel="noopener noreferrer" className={classes.link}>
              {' '}
            </a>
          ),
        }}
      />
    </p>
  );
}
