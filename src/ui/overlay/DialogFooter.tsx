import type { ReactNode } from 'react';
import classes from './DialogFooter.module.css';

interface DialogFooterProps {
  /** It stands after the body that scrolls, not as the last part of what is in it. */
  isOutside?: boolean;
  children: ReactNode;
}

/** The buttons of a dialog, below a line from edge to edge; they stay in sight while the content scrolls. */
export function DialogFooter({ isOutside = false, children }: DialogFooterProps): ReactNode {
  return (
    <div className={classes.footer} data-outside={isOutside || undefined}>
      {children}
    </div>
  );
}
