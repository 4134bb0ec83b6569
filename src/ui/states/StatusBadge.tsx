import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

export type Tone = 'neutral' | 'good' | 'warning' | 'bad' | 'info';

/** A state in a word, with a dot whose colour repeats what the word says. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }): ReactNode {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className={classes.dot} aria-hidden />
      {children}
    </span>
  );
}
