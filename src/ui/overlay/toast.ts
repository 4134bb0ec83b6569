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

/** Milliseconds for which a success or an information stays; errors and warnings stay until they are closed. */
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
  /** What one can do about it, such as undoing it. */
  action?: { label: string; run: () => void };
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

/** Errors that are on the screen, by what they say: when one comes again, the new one takes its place. */
const standing = new Map<string, string>();

/** Takes all errors off the screen: whoever looks into the activity list reads them there, where they would lie over it. */
export function hideErrorToasts(): void {
  for (const id of standing.values()) notifications.hide(id);
}

/** Successes and informations that are on the screen. */
const passing = new Set<string>();

/** Takes all successes and informations off the screen, where they would cover the drawer that opens. */
export function hidePassingToasts(): void {
  for (const id of passing) notifications.hide(id);
}

/**
 * Shows a short message at the top, at the end side, below the page's head. A success or an information goes after its
 * time, which stands still while one points at it or focuses it; an error or a warning stays until it is closed.
 *
 * @returns takes it away
 */
export function showToast(kind: ToastKind, toast: Toast): () => void {
  const { title, message, detail, action } = toast;
  if (kind === 'error') keepError?.(toast);
  loadOverlays();
  toasts += 1;
  const id = `toast-${toasts}`;
  const hide = (): void => {
    notifications.hide(id);
  };
  const timer = createToastTimer(TOAST_TIME, hide);
  let isUsed = false;
  const isPassing = kind === 'success' || kind === 'info';
  const text = [kind, title, message, detail].join('\n');
  if (isPassing) {
    passing.add(id);
  } else {
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
            // While it fades out it can be pressed again.
            if (isUsed) return;
            isUsed = true;
            action.run();
          },
        })
      : said,
    color: colors[kind],
    icon: createElement(icons[kind], {
      size: kind === 'info' ? 26 : 17,
      stroke: 2,
      'aria-hidden': true,
    }),
    withBorder: true,
    // The page makes room for what stays.
    'data-stays': isPassing ? undefined : true,
    closeButtonProps: { 'aria-label': i18next.t('actions.close') },
    // Only an error interrupts a screen reader.
    role: kind === 'error' ? 'alert' : 'status',
    // The library's own time goes on while one focuses a toast, and begins anew after one has pointed at it.
    autoClose: false,
    ...(isPassing ? { onOpen: timer.start } : {}),
    onClose: () => {
      timer.cancel();
      passing.delete(id);
      if (standing.get(text) === id) standing.delete(text);
    },
    // A toast that appears beneath a pointer that rests isn't pointed at.
    onMouseMove: () => timer.hold('pointer'),
    onMouseLeave: () => timer.release('pointer'),
    onFocusCapture: () => timer.hold('focus'),
    onBlurCapture: () => timer.release('focus'),
  });
  return hide;
}
