import { Portal, useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { PAGE_HEAD } from '../page/Page.tsx';
import { TOAST_LIMIT, TOAST_WIDTH } from './toast.ts';
import classes from './Toasts.module.css';

/** Above dialogs, which are at 200, and beneath menus and lists of choices, at 300. */
const TOAST_LAYER = 250;

/**
 * Where toasts appear: at the top, at the end side, below the page's buttons and beneath open menus. The style sheets
 * know how high they are, so that the page can make room for them.
 */
export function Toasts(): ReactNode {
  const { dir } = useDirection();
  // The library knows physical sides only.
  const position = dir === 'rtl' ? 'top-left' : 'top-right';
  const measure = useCallback(
    (holder: HTMLElement | null) => {
      const toasts = holder?.querySelector(`[data-position="${position}"]`);
      if (!toasts) return undefined;
      const { body } = document;
      let watched: Element | null = null;
      const tell = (name: string, value: string): void => {
        if (body.style.getPropertyValue(name) !== value) body.style.setProperty(name, value);
      };
      const observer = new ResizeObserver(() => {
        const { height } = toasts.getBoundingClientRect();
        // Each change makes the browser look at the whole page's styles, so there is none while no toast is there.
        const isThere = height > 0;
        // The head takes as many lines as its title and its actions need.
        const head = isThere ? document.querySelector(`[${PAGE_HEAD}]`) : null;
        const bottom = head?.getBoundingClientRect().bottom;
        tell('--qm-toast-height', isThere ? `${height}px` : '');
        if (isThere) tell('--qm-toast-start', bottom === undefined ? '' : `${bottom}px`);
        // What comes into it later, such as a longer status, may take another line.
        if (head === watched) return;
        if (watched) observer.unobserve(watched);
        if (head) observer.observe(head);
        watched = head;
      });
      observer.observe(toasts);
      // Another page, or the same with another head.
      observer.observe(body);
      return () => observer.disconnect();
    },
    [position],
  );
  return (
    <Portal>
      <div ref={measure}>
        <Notifications
          withinPortal={false}
          position={position}
          className={classes.toasts ?? ''}
          zIndex={TOAST_LAYER}
          containerWidth={TOAST_WIDTH}
          limit={TOAST_LIMIT}
          transitionDuration={120}
        />
      </div>
    </Portal>
  );
}
