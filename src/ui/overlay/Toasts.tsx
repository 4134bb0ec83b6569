import { Portal, useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { PAGE_HEAD } from '../page/Page.tsx';
import { TOAST_LIMIT, TOAST_WIDTH } from './toast.ts';
import classes from './Toasts.module.css';

/** Above dialogs (200), below menus and listboxes (300). */
const TOAST_LAYER = 250;

/** Sets CSS variables with the toasts' height, so that the page can make room. */
export function Toasts(): ReactNode {
  const { dir } = useDirection();
  // Mantine has physical sides only.
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
        // Each change restyles the whole page: none without toasts.
        const isThere = height > 0;
        const head = isThere ? document.querySelector(`[${PAGE_HEAD}]`) : null;
        const bottom = head?.getBoundingClientRect().bottom;
        tell('--qm-toast-height', isThere ? `${height}px` : '');
        if (isThere) tell('--qm-toast-start', bottom === undefined ? '' : `${bottom}px`);
        // The head may grow later.
        if (head === watched) return;
        if (watched) observer.unobserve(watched);
        if (head) observer.observe(head);
        watched = head;
      });
      observer.observe(toasts);
      // The head changes with the page.
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
