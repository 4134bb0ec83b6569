import { notifications } from '@mantine/notifications';

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

interface Toast {
  title?: string;
  message: string;
  /** The server's own sentence. */
  detail?: string | undefined;
}

/** Shows a short message at the top, at the end side. */
export function showToast(kind: ToastKind, { title, message, detail }: Toast): void {
  notifications.show({
    ...(title ? { title } : {}),
    message: detail ? `${message} ${detail}` : message,
    color: colors[kind],
    autoClose: TOAST_TIME,
    withBorder: true,
    // Only an error interrupts a screen reader.
    role: kind === 'error' ? 'alert' : 'status',
  });
}
