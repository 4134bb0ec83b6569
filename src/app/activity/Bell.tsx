import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import { openActivity } from '../state/overlays.ts';
import { useStore } from '../state/store.ts';
import { errorsLog } from './errors-log.ts';
import { unseenJobCount } from './state.ts';
import classes from './Bell.module.css';

export function Bell(): ReactNode {
  const { t } = useTranslation('app');
  const { number } = useFormat();
  const jobs = useStore(unseenJobCount);
  const errors = useStore(errorsLog).filter(({ seen }) => !seen).length;
  const count = jobs + errors;
  const label =
    count > 0 ? t('activity.openNew', { count, number: number(count) }) : t('activity.open');
  return (
    <ActionIcon
      size={36}
      className={classes.bell ?? ''}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => openActivity()}
    >
      <IconBell size={19} stroke={1.6} aria-hidden />
      {count > 0 ? <span className={classes.mark} aria-hidden /> : null}
    </ActionIcon>
  );
}
