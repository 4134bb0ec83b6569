import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE, answeredSoon } from './answered-soon.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<never>(() => undefined);

test('waits for the answer, and for nothing else', async () => {
  let answer = (): void => undefined;
  const reading = new Promise<void>((resolve) => (answer = resolve));
  const ended = vi.fn();
  const waiting = answeredSoon(reading).then(ended);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(ended).not.toHaveBeenCalled();
  answer();
  await waiting;
  await answeredSoon(undefined);
  expect(vi.getTimerCount()).toBe(0);
});

test('waits no longer than a moment', async () => {
  const ended = vi.fn();
  void answeredSoon(never).then(ended);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(ended).toHaveBeenCalled();
});
