import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../config/config.ts';
import { wantedExamples } from './mock.ts';
import classes from './MockMarker.module.css';

export function MockMarker(): ReactNode {
  const { t } = useTranslation('app');
  if (!config().mock) return null;
  const examples = [...wantedExamples()].map((pair) => pair.join(': ')).join(', ');
  const text = examples ? t('mock.examples', { examples }) : t('mock.text');
  return (
    <span
      className={classes.marker}
      role="note"
      title={text}
      aria-label={`${t('mock.label')}. ${text}`}
    >
      {t('mock.label')}
    </span>
  );
}
