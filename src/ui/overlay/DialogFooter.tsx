import type { ReactNode } from 'react';
import { SINGLE_PRESS } from '../keyboard/single-press.ts';
import classes from './DialogFooter.module.css';

interface DialogFooterProps {
  /** After the scrolling body instead of inside it. */
  isOutside?: boolean;
  children: ReactNode;
}

export function DialogFooter({ isOutside = false, children }: DialogFooterProps): ReactNode {
  // A press must not also confirm the notice that it brought, such as “Retry”.
  return (
    <div className={classes.footer} data-outside={isOutside || undefined} {...SINGLE_PRESS}>
      {children}
    </div>
  );
}
