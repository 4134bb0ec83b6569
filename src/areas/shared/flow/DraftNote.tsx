import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './DraftNote.module.css';
import type { DraftStatus } from './useDraft.ts';

export function DraftNote({ status }: { status: DraftStatus }): ReactNode {
  const { t } = useTranslation('records');
  return (
    <span className={classes.draft} data-failed={status === 'failed' || undefined}>
      {status === 'empty' ? null : (
        <>
          {status === 'saved' ? <IconCheck size={15} stroke={1.75} aria-hidden /> : null}
          {status === 'failed' ? <IconAlertTriangle size={15} stroke={1.75} aria-hidden /> : null}
          <span
            className={classes.draftText}
            title={status === 'saved' ? t('flow.draft.where') : undefined}
          >
            {t(`flow.draft.${status}`)}
          </span>
        </>
      )}
    </span>
  );
}
