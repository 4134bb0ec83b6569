import type { ReactNode } from 'react';
import classes from './DialogFooter.module.css';

interface DialogFooterProps {
  /** After the scrolling body instead of inside it. */
  isOutside?: boolean;
  children: ReactNode;
}

export function DialogFooter({ isOutside = false, children }: DialogFooterProps): ReactNode {
  return (
    <div className={classes.footer} data-outside={isOutside || undefined}>
      {children}
    </div>
  );
}
