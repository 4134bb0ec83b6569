import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './states.module.css';

interface ErrorStateProps {
  title: string;
  text: string;
  /** The server's message. */
  detail?: string | undefined;
  onRetry?: () => void;
  action?: ReactNode;
}

export function ErrorState({ title, text, detail, onRetry, action }: ErrorStateProps): ReactNode {
  const { t } = useTranslation('common');
  return (
    <div className={classes.state} role="alert">
      <IconAlertCircle size={28} stroke={1.5} className={classes.icon} aria-hidden />
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{text}</p>
      {detail ? (
        <p className={classes.detail}>{t('errors.serverSaid', { message: detail })}</p>
      ) : null}
      <div className={classes.actions}>
        {onRetry ? (
          <Button variant="default" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}
