import { Button, Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import classes from './ExportProgress.module.css';

interface ExportProgressProps {
  done: number;
  total: number | undefined;
  onStop: () => void;
}

export function ExportProgress({ done, total, onStop }: ExportProgressProps): ReactNode {
  const { t } = useTranslation('records');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  return (
    // Not a live region: figures change constantly.
    <div className={classes.export} role="group" aria-label={t('export.label')}>
      <span className={classes.words}>
        {total === undefined
          ? t('export.begins')
          : t('export.running', {
              count: total,
              done: format.number(done),
              number: format.number(total),
            })}
      </span>
      <Progress
        className={classes.bar}
        value={total ? (done / total) * 100 : 0}
        aria-label={t('export.label')}
      />
      <Button size="compact-sm" variant="default" onClick={onStop}>
        {common('actions.cancel')}
      </Button>
    </div>
  );
}
