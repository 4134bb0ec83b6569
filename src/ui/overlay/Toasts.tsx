import { useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { TOAST_LIMIT, TOAST_WIDTH } from './toast.ts';

/** Where toasts appear: at the top, at the end side. */
export function Toasts(): ReactNode {
  const { dir } = useDirection();
  return (
    <Notifications
      // The library knows physical sides only.
      position={dir === 'rtl' ? 'top-left' : 'top-right'}
      containerWidth={TOAST_WIDTH}
      limit={TOAST_LIMIT}
      transitionDuration={120}
    />
  );
}
