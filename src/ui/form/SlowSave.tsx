import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOW_AFTER } from '../states/SlowNotice.tsx';
import classes from './SlowSave.module.css';

interface SlowSaveProps {
  isSaving: boolean;
  onStop: () => void;
}

/** Appears after ten seconds of saving. */
export function SlowSave({ isSaving, onStop }: SlowSaveProps): ReactNode {
  return isSaving ? <Notice onStop={onStop} /> : null;
}

function Notice({ onStop }: { onStop: () => void }): ReactNode {
  const { t } = useTranslation('common');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      {isSlow ? (
        <div className={classes.notice}>
          <span>{t('form.slow')}</span>
          <Button size="compact-sm" variant="default" onClick={onStop}>
            {t('form.stop')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
