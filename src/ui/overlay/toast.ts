import { notifications } from '@mantine/notifications';
import {
  IconAlertTriangle,
  IconCheck,
  IconExclamationMark,
  IconInfoSmall,
} from '@tabler/icons-react';
import i18next from 'i18next';
import { createElement } from 'react';
import { ToastAction } from './ToastAction.tsx';
import { createToastTimer } from './toast-timer.ts';
import { loadOverlays } from './loader.ts';

export type ToastKind = 'success' | 'warning' | 'error' | 'info';

/** Milliseconds; errors and warnings stay until dismissed. */
export const TOAST_TIME = 3000;
/** Pixels. */
export const TOAST_WIDTH = 380;
/** Further toasts wait. */
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
  /** The server's message. */
  detail?: string | undefined;
  /** Such as undo. */
  action?: { label: string; run: () => void };
  /** Work that goes on: it stays until it is dismissed. */
  isPending?: boolean;
}

let toasts = 0;

let keepError: ((toast: Toast) => void) | undefined;

/**
 * Keeps error messages, since toasts pass.
 *
 * @returns stops it
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

/** Visible errors by text; repeats replace the earlier toast. */
const standing = new Map<string, string>();

/** Dismisses errors, which the activity list shows too. */
export function hideErrorToasts(): void {
  for (const id of standing.values()) notifications.hide(id);
}

/** Visible success and info toasts. */
const passing = new Set<string>();

/** Dismisses toasts that would cover a drawer. */
export function hidePassingToasts(): void {
  for (const id of passing) notifications.hide(id);
}

/**
 * Success and info toasts time out, paused by hover and focus; errors and warnings stay.
 *
 * @returns dismisses it
 */
export function showToast(kind: ToastKind, toast: Toast): () => void {
  const { title, message, detail, action, isPending = false } = toast;
  if (kind === 'error') keepError?.(toast);
  loadOverlays();
  toasts += 1;
  const id = `toast-${toasts}`;
  const hide = (): void => {
    notifications.hide(id);
  };
  const timer = createToastTimer(TOAST_TIME, hide);
  let isUsed = false;
  const isPassing = (kind === 'success' || kind === 'info') && !isPending;
  const text = [kind, title, message, detail].join('\n');
  // An action, such as Undo, is nowhere else.
  if (!action && isPassing) passing.add(id);
  else if (!action && !isPending) {
    const before = standing.get(text);
    if (before !== undefined) notifications.hide(before);
    standing.set(text, id);
  }
  const said = detail ? `${message} ${detail}` : message;
  notifications.show({
    id,
    ...(title ? { title } : {}),
    message: action
      ? createElement(ToastAction, {
          text: said,
          label: action.label,
          onClick: () => {
            hide();
            // Still clickable while it fades out.
            if (isUsed) return;
            isUsed = true;
            action.run();
          },
        })
      : said,
    color: colors[kind],
    loading: isPending,
    icon: createElement(icons[kind], {
      size: kind === 'info' ? 26 : 17,
      stroke: 2,
      'aria-hidden': true,
    }),
    withBorder: true,
    // The page makes room for persistent toasts.
    'data-stays': isPassing ? undefined : true,
    closeButtonProps: { 'aria-label': i18next.t('actions.close') },
    // Only errors interrupt screen readers.
    role: kind === 'error' ? 'alert' : 'status',
    // Mantine's timer ignores focus and restarts after hover.
    autoClose: false,
    ...(isPassing ? { onOpen: timer.start } : {}),
    onClose: () => {
      timer.cancel();
      passing.delete(id);
      if (standing.get(text) === id) standing.delete(text);
    },
    // Not mouseenter: a toast may appear under a resting pointer.
    onMouseMove: () => timer.hold('pointer'),
    onMouseLeave: () => timer.release('pointer'),
    onFocusCapture: () => timer.hold('focus'),
    onBlurCapture: () => timer.release('focus'),
  });
  return hide;
}
