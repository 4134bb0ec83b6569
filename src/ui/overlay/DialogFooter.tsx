import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useSinglePress } from '../keyboard/useSinglePress.ts';
import classes from './DialogFooter.module.css';

interface DialogFooterProps {
  /** After the scrolling body instead of inside it. */
  isOutside?: boolean;
  children: ReactNode;
}

export function DialogFooter({ isOutside = false, children }: DialogFooterProps): ReactNode {
  const footer = useRef<HTMLDivElement>(null);
  // A press must not also confirm the notice that it brought, such as “Retry”.
  useSinglePress(footer);
  return (
    <div ref={footer} className={classes.footer} data-outside={isOutside || undefined}>
      {children}
    </div>
  );
}
