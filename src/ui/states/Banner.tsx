import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SINGLE_PRESS } from '../keyboard/single-press.ts';
import classes from './Banner.module.css';

const ICONS = {
  info: IconInfoCircle,
  good: IconCircleCheck,
  warning: IconAlertTriangle,
  bad: IconAlertCircle,
};

interface BannerProps {
  tone: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  action?: { label: string; onClick: () => void; isRunning?: boolean };
}

/** Errors are alerts. */
export function Banner({ tone, title, children, action }: BannerProps): ReactNode {
  const Icon = ICONS[tone];
  // The next banner may take its place, with another action.
  return (
    <div
      className={classes.banner}
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : 'status'}
      {...SINGLE_PRESS}
    >
      <Icon size={18} stroke={1.6} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        {title ? <p className={classes.title}>{title}</p> : null}
        {children}
      </div>
      {action ? (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.action ?? ''}
          loading={action.isRunning === true}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
