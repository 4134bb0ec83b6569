import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

/** `plain` has no dot. */
export type Tone = 'plain' | 'neutral' | 'good' | 'warning' | 'bad' | 'info';

export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }): ReactNode {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.dot} aria-hidden />
      {children}
    </span>
  );
}
