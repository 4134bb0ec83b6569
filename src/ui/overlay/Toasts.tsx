import { useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { TOAST_LIMIT, TOAST_WIDTH } from './toast.ts';
import classes from './Toasts.module.css';

/** Above dialogs, which are at 200, and beneath menus and lists of choices, at 300. */
const TOAST_LAYER = 250;

/** Where toasts appear: at the top, at the end side, below the page's buttons and beneath open menus. */
export function Toasts(): ReactNode {
  const { dir } = useDirection();
  return (
    <Notifications
      // The library knows physical sides only.
      position={dir === 'rtl' ? 'top-left' : 'top-right'}
      className={classes.toasts ?? ''}
      zIndex={TOAST_LAYER}
      containerWidth={TOAST_WIDTH}
      limit={TOAST_LIMIT}
      transitionDuration={120}
    />
  );
}
