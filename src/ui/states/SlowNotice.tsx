import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

/** Milliseconds. */
export const SLOW_AFTER = 10_000;

/** After ten seconds of loading, offers a retry. */
export function SlowNotice({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTranslation('common');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  return (
    <div role="status" className={classes.slow}>
      <p>{t('states.slow')}</p>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </div>
  );
}
