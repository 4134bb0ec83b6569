import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import {
  LOOK_STEPS,
  LOOK_TIMEOUT,
  createConnectionWatch,
  isAwayError,
  oldestShown,
} from './connection-watch.ts';

const failure = (kind: 'http' | 'network' | 'timeout', status?: number): ApiError =>
  new ApiError('x', { kind, status, outcome: 'failed' });
const gone = (): Promise<never> => Promise.reject(failure('network'));
const there = (): Promise<unknown> => Promise.resolve({});
const turn = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a server that is away is looked after in growing steps', () => {
  expect(LOOK_STEPS).toEqual([2, 5, 10, 15, 30]);
  expect(LOOK_TIMEOUT).toBe(8000);
});

test.each([
  [failure('network'), true],
  [failure('timeout'), true],
  [failure('http', 502), true],
  [failure('http', 503), true],
  [failure('http', 504), true],
  [failure('http', 500), false],
  [failure('http', 401), false],
  [new Error('x'), false],
])('%o may mean that the server is away: %s', (error, isAway) => {
  expect(isAwayError(error)).toBe(isAway);
});

test('one failed call is no proof', async () => {
  const look = vi.fn(there);
  const watch = createConnectionWatch(look, () => {});
  watch.suspect();
  await turn();
  expect(look).toHaveBeenCalledTimes(1);
  expect(watch.state()).toBe('ok');
});

test('a refusal is an answer', async () => {
  const watch = createConnectionWatch(
    () => Promise.reject(failure('http', 401)),
    () => {},
  );
  watch.suspect();
  await turn();
  expect(watch.state()).toBe('ok');
});

test('it clears by itself when the server is back', async () => {
  const look = vi.fn(gone);
  const onBack = vi.fn<() => void>();
  const watch = createConnectionWatch(look, onBack);
  watch.suspect();
  await turn();
  expect(watch.state()).toBe('away');
  await vi.advanceTimersByTimeAsync(2000);
  expect(look).toHaveBeenCalledTimes(2);
  look.mockImplementation(() => there() as Promise<never>);
  await vi.advanceTimersByTimeAsync(4999);
  expect(watch.state()).toBe('away');
  await vi.advanceTimersByTimeAsync(1);
  expect(watch.state()).toBe('ok');
  expect(onBack).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test('any answered call clears it at once', async () => {
  const watch = createConnectionWatch(gone, () => {});
  watch.suspect();
  await turn();
  watch.answered();
  expect(watch.state()).toBe('ok');
});

test('without a network nothing is asked, and with it again it clears', async () => {
  const look = vi.fn(gone);
  const onBack = vi.fn<() => void>();
  const watch = createConnectionWatch(look, onBack);
  watch.setOnline(false);
  watch.suspect();
  await turn();
  expect(look).not.toHaveBeenCalled();
  expect(watch.state()).toBe('offline');
  watch.setOnline(true);
  expect(watch.state()).toBe('ok');
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('the age is that of the oldest data on the screens', () => {
  const queryClient = new QueryClient();
  expect(oldestShown(queryClient)).toBeUndefined();
  queryClient.setQueryData(['admin', 'auth'], {}, { updatedAt: 1 });
  queryClient.setQueryData(['admin', 'orders'], {}, { updatedAt: 5 });
  queryClient.setQueryData(['admin', 'products'], {}, { updatedAt: 20 });
  queryClient.setQueryData(['admin', 'store'], {}, { updatedAt: 10 });
  for (const part of ['auth', 'products', 'store']) {
    new QueryObserver(queryClient, {
      queryKey: ['admin', part],
      queryFn: there,
      staleTime: Infinity,
    }).subscribe(() => {});
  }
  expect(oldestShown(queryClient)).toBe(10);
  queryClient.clear();
});
