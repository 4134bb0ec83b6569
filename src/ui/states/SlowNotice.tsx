import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

/** Milliseconds. */
export const SLOW_AFTER = 10_000;

interface SlowNoticeProps {
  onRetry: () => void;
  /** Covers the skeleton below it instead of moving it. */
  isOver?: boolean;
}

/** After ten seconds of loading, offers a retry. */
export function SlowNotice({ onRetry, isOver = false }: SlowNoticeProps): ReactNode {
  const { t } = useTranslation('common');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  const notice = (
    <div role="status" className={classes.slow} data-over={isOver || undefined}>
      <p>{t('states.slow')}</p>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </div>
  );
  return isOver ? <div className={classes.over}>{notice}</div> : notice;
}
