import { notifications } from '@mantine/notifications';
import {
  IconAlertTriangle,
  IconCheck,
  IconExclamationMark,
  IconInfoSmall,
} from '@tabler/icons-react';
import i18next from 'i18next';
import { createElement } from 'react';
import { createToastTimer } from './toast-timer.ts';
import { wantOverlays } from './wanted.ts';

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

/** Milliseconds for which a toast stays. */
export const TOAST_TIME = 3000;
/** Pixels. */
export const TOAST_WIDTH = 380;
/** Toasts at once; further ones wait. */
export const TOAST_LIMIT = 20;

const colors: Record<ToastKind, string> = {
  success: 'harbor',
  warning: 'yellow',
  error: 'red',
  info: 'blue',
};

export interface Toast {
  title?: string;
  message: string;
  /** The server's own sentence. */
  detail?: string | undefined;
}

let toasts = 0;

let keepError: ((toast: Toast) => void) | undefined;

/**
 * Hands over what error toasts say, because they pass.
 *
 * @returns ends it
 */
export function onErrorToast(keep: (toast: Toast) => void): () => void {
  keepError = keep;
  return () => {
    if (keepError === keep) keepError = undefined;
  };
}

const icons: Record<ToastKind, typeof IconCheck> = {
  success: IconCheck,
  warning: IconAlertTriangle,
  error: IconExclamationMark,
  info: IconInfoSmall,
};

/** Shows a short message at the top, at the end side; its time stands still while one points at it or focuses it. */
export function showToast(kind: ToastKind, toast: Toast): void {
  const { title, message, detail } = toast;
  if (kind === 'error') keepError?.(toast);
  wantOverlays();
  toasts += 1;
  const id = `toast-${toasts}`;
  const timer = createToastTimer(TOAST_TIME, () => notifications.hide(id));
  notifications.show({
    id,
    ...(title ? { title } : {}),
    message: detail ? `${message} ${detail}` : message,
    color: colors[kind],
    icon: createElement(icons[kind], {
      size: kind === 'info' ? 26 : 17,
      stroke: 2,
      'aria-hidden': true,
    }),
    withBorder: true,
    closeButtonProps: { 'aria-label': i18next.t('actions.close') },
    // Only an error interrupts a screen reader.
    role: kind === 'error' ? 'alert' : 'status',
    // The library's own time goes on while one focuses a toast, and begins anew after one has pointed at it.
    autoClose: false,
    onOpen: timer.start,
    onClose: timer.cancel,
    // A toast that appears beneath a pointer that rests isn't pointed at.
    onMouseMove: () => timer.hold('pointer'),
    onMouseLeave: () => timer.release('pointer'),
    onFocusCapture: () => timer.hold('focus'),
    onBlurCapture: () => timer.release('focus'),
  });
}
