// @vitest-environment happy-dom
import { notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  TOAST_LIMIT,
  TOAST_TIME,
  TOAST_WIDTH,
  hideErrorToasts,
  hidePassingToasts,
  onErrorToast,
  showToast,
} from './toast.ts';

beforeEach(() => {
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] });
});

const shown = () => notificationsStore.getState().notifications;

test('toasts stay for 3000 ms, are 380 px wide, and 20 at once', () => {
  expect(TOAST_TIME).toBe(3000);
  expect(TOAST_WIDTH).toBe(380);
  expect(TOAST_LIMIT).toBe(20);
});

test.each([
  ['success', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
  ['info', 'status'],
] as const)('%s says what the caller says, as %s', (kind, role) => {
  showToast(kind, { title: 'Title', message: 'Message' });
  expect(shown()[0]).toMatchObject({ title: 'Title', message: 'Message', role });
});

test('goes after its time, which stands still while one points at it', () => {
  vi.useFakeTimers();
  showToast('info', { message: 'Message' });
  const [toast] = shown();
  toast?.onOpen?.(toast);
  vi.advanceTimersByTime(2000);
  toast?.onMouseMove?.({} as never);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toHaveLength(1);
  toast?.onMouseLeave?.({} as never);
  vi.advanceTimersByTime(1000);
  expect(shown()).toHaveLength(0);
  vi.useRealTimers();
});

test.each(['error', 'warning'] as const)(
  'a toast of kind %s stays until it is closed, and stands once however often it comes',
  (kind) => {
    vi.useFakeTimers();
    showToast(kind, { message: 'Broken' });
    const [toast] = shown();
    toast?.onOpen?.(toast);
    vi.advanceTimersByTime(TOAST_TIME * 100);
    expect(shown()).toHaveLength(1);
    showToast(kind, { message: 'Broken' });
    showToast(kind, { message: 'Broken otherwise' });
    expect(shown().map(({ id }) => id === toast?.id)).toEqual([false, false]);
    vi.useRealTimers();
  },
);

test('a drawer that opens hides successes and informations; errors and warnings stay', () => {
  for (const kind of ['success', 'error', 'info', 'warning'] as const) {
    showToast(kind, { message: `A toast of kind ${kind}` });
  }
  const action = { label: 'Undo', run: () => undefined };
  showToast('success', { message: 'A toast with Undo', action });
  hidePassingToasts();
  expect(shown().map(({ role }) => role)).toEqual(['alert', 'status', 'status']);
});

test('an error with an action is neither replaced by an alike one nor hidden with the others', () => {
  const action = { label: 'Try again', run: () => undefined };
  showToast('error', { message: 'Broken', action });
  showToast('error', { message: 'Broken', action });
  showToast('error', { message: 'Broken' });
  expect(shown()).toHaveLength(3);
  hideErrorToasts();
  expect(shown()).toHaveLength(2);
});

test('whoever shows a toast can take it away', () => {
  const hide = showToast('success', { message: 'Done' });
  expect(shown()).toHaveLength(1);
  hide();
  expect(shown()).toHaveLength(0);
});

test('what is still going on stays until it is taken away, under a drawer too', () => {
  vi.useFakeTimers();
  const hide = showToast('info', { message: 'Checking', isPending: true });
  const [toast] = shown();
  toast?.onOpen?.(toast);
  vi.advanceTimersByTime(TOAST_TIME * 100);
  hidePassingToasts();
  hideErrorToasts();
  expect(shown()).toMatchObject([{ message: 'Checking', loading: true, role: 'status' }]);
  hide();
  expect(shown()).toHaveLength(0);
  vi.useRealTimers();
});

test('an error is handed over to be kept', () => {
  const keep = vi.fn();
  const end = onErrorToast(keep);
  showToast('error', { message: 'Broken', detail: 'disk full' });
  showToast('info', { message: 'Fine' });
  expect(keep).toHaveBeenCalledExactlyOnceWith({ message: 'Broken', detail: 'disk full' });
  end();
});
