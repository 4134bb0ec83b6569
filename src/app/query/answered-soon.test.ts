import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE, answeredSoon } from './answered-soon.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Reads something whose answer comes when `answer` is called. */
function reading(client: QueryClient): { answer: () => void; answered: Promise<unknown> } {
  let answer = (_value: string): void => undefined;
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  const answered = client.fetchQuery({ queryKey: ['record'], queryFn });
  return { answer: () => answer('a record'), answered };
}

test('waits for what is read for the first time, and not for what is read again', async () => {
  const client = new QueryClient();
  const first = reading(client);
  const ended = vi.fn();
  const waiting = answeredSoon(client).then(ended);
  await vi.advanceTimersByTimeAsync(PATIENCE / 2);
  expect(ended).not.toHaveBeenCalled();
  first.answer();
  await first.answered;
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  const again = reading(client);
  await answeredSoon(client);
  again.answer();
  await again.answered;
  expect(client.getQueryCache().hasListeners()).toBe(false);
});

test('waits no longer than a moment', async () => {
  const client = new QueryClient();
  void reading(client);
  const waiting = answeredSoon(client);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await waiting;
  expect(client.getQueryCache().hasListeners()).toBe(false);
});
