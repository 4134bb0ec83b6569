import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import classes from './ContinuedNotice.module.css';

interface ContinuedNoticeProps {
  /** Last change (ISO 8601); undefined for a new draft. */
  from: string | undefined;
  onDiscard: () => void;
}

export function ContinuedNotice({ from, onDiscard }: ContinuedNoticeProps): ReactNode {
  const { t } = useTranslation('records');
  const format = useFormat();
  if (from === undefined) return null;
  return (
    <div role="status" className={classes.notice} data-notice>
      <span>{t('flow.continued', { when: format.dateTime(from) })}</span>
      <Button size="compact-sm" variant="default" onClick={onDiscard}>
        {t('flow.discard')}
      </Button>
    </div>
  );
}
