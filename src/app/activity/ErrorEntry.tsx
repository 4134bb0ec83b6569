import { CloseButton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '#ui/format/RelativeTime.tsx';
import { dismissError } from './errors-log.ts';
import type { LoggedError } from './errors-log.ts';
import { RawText } from './RawText.tsx';
import classes from './activity.module.css';

export function ErrorEntry({ error }: { error: LoggedError }): ReactNode {
  const { t } = useTranslation('activity');
  return (
    <div className={classes.row}>
      <IconAlertCircle size={18} stroke={1.6} className={classes.bad} aria-hidden />
      <div className={classes.content}>
        <div className={classes.titleRow}>
          <span className={classes.title}>{error.title ?? error.message}</span>
          <CloseButton size="sm" aria-label={t('dismiss')} onClick={() => dismissError(error.id)} />
        </div>
        {error.title ? <p className={classes.text}>{error.message}</p> : null}
        {error.detail ? <RawText text={error.detail} /> : null}
        <span className={classes.meta}>
          <RelativeTime instant={error.at} later="time" />
        </span>
      </div>
    </div>
  );
}
