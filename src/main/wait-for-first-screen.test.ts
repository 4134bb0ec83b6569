import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_WAIT } from '#app/query/wait-briefly.ts';
import { waitForFirstScreen } from './wait-for-first-screen.ts';

type Router = Parameters<typeof waitForFirstScreen>[0];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Its first screen is ready once `open` is called. */
function routerOf(initialized: boolean): {
  router: Router;
  open: () => void;
  listens: () => number;
} {
  const listeners = new Set<() => void>();
  const state = { initialized };
  return {
    router: {
      state,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as unknown as Router,
    open: () => {
      state.initialized = true;
      for (const listener of listeners) listener();
    },
    listens: () => listeners.size,
  };
}

test('waits until the screen has come and what it asked for is answered', async () => {
  const { router, open, listens } = routerOf(false);
  const client = new QueryClient();
  const ended = vi.fn();
  const waiting = waitForFirstScreen(router, client).then(ended);
  let answer = (_rows: string): void => undefined;
  const asking = client.prefetchQuery({
    queryKey: ['rows'],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  });
  open();
  await vi.advanceTimersByTimeAsync(MAX_WAIT / 2);
  expect(ended).not.toHaveBeenCalled();
  answer('rows');
  await asking;
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(listens()).toBe(0);
  expect(client.getQueryCache().hasListeners()).toBe(false);
});

test('waits no longer than a moment', async () => {
  const { router, listens } = routerOf(false);
  const waiting = waitForFirstScreen(router, new QueryClient());
  await vi.advanceTimersByTimeAsync(MAX_WAIT);
  await waiting;
  expect(listens()).toBe(0);
});

test('where nothing is asked for, it does not wait', async () => {
  await waitForFirstScreen(routerOf(true).router, new QueryClient());
  expect(vi.getTimerCount()).toBe(0);
});
