import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_WAIT, waitBriefly } from './wait-briefly.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<never>(() => undefined);

test('waits for the answer, and for nothing else', async () => {
  let answer = (): void => undefined;
  const reading = new Promise<void>((resolve) => (answer = resolve));
  const ended = vi.fn();
  const waiting = waitBriefly(reading).then(ended);
  await vi.advanceTimersByTimeAsync(MAX_WAIT - 1);
  expect(ended).not.toHaveBeenCalled();
  answer();
  await waiting;
  await waitBriefly(undefined);
  expect(vi.getTimerCount()).toBe(0);
});

test('waits no longer than a moment', async () => {
  const ended = vi.fn();
  void waitBriefly(never).then(ended);
  await vi.advanceTimersByTimeAsync(MAX_WAIT);
  expect(ended).toHaveBeenCalled();
});
