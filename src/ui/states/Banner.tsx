import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useSinglePress } from '../keyboard/useSinglePress.ts';
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
  const banner = useRef<HTMLDivElement>(null);
  // The next banner may take its place, with another action.
  useSinglePress(banner);
  return (
    <div
      ref={banner}
      className={classes.banner}
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : 'status'}
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
