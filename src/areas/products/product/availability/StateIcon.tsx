import { IconCircleCheck, IconCircleHalf2, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './availability.module.css';
import type { State } from './overview.ts';

const ICONS = { none: IconCircleX, some: IconCircleHalf2, all: IconCircleCheck };

export function StateIcon({ state, size }: { state: State; size: number }): ReactNode {
  const Icon = ICONS[state];
  return (
    <Icon size={size} stroke={1.75} aria-hidden className={classes.state} data-state={state} />
  );
}
