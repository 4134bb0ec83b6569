import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastTimer } from './toast-timer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs out once', () => {
  const onEnd = vi.fn();
  const timer = createToastTimer(3000, onEnd);
  timer.start();
  timer.start();
  vi.advanceTimersByTime(2999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('stands still while it is held, for as many reasons as there are, and goes on with the rest', () => {
  const onEnd = vi.fn();
  const timer = createToastTimer(3000, onEnd);
  timer.start();
  vi.advanceTimersByTime(2000);
  timer.hold('pointer');
  timer.hold('focus');
  vi.advanceTimersByTime(60_000);
  timer.release('pointer');
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  timer.release('focus');
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a toast that was closed never ends by time', () => {
  const onEnd = vi.fn();
  const timer = createToastTimer(3000, onEnd);
  timer.start();
  timer.cancel();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});
