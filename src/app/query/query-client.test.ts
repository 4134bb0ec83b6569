import { MutationObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import type { ApiErrorKind } from '#client/index.ts';
import {
  CACHE_TIME,
  SENT_TIME,
  STALE_TIME,
  createQueryClient,
  shouldRetryQuery,
} from './query-client.ts';

const toast = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('#ui/overlay/toast.ts', () => toast);

const failure = (kind: ApiErrorKind, status?: number): ApiError =>
  new ApiError('x', { kind, status, outcome: 'failed' });

test('a write is known to be under way before anything else can be pressed', async () => {
  const observer = new MutationObserver(createQueryClient(), {
    mutationFn: () => new Promise(() => undefined),
  });
  const seen: string[] = [];
  observer.subscribe(({ status }) => seen.push(status));
  void observer.mutate();
  await Promise.resolve();
  expect(seen).toEqual(['pending']);
});

test('answers are fresh for 90 s, kept for 5 minutes, and not asked for again on focus', () => {
  expect(STALE_TIME).toBe(90_000);
  expect(CACHE_TIME).toBe(300_000);
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { staleTime: STALE_TIME, gcTime: CACHE_TIME, refetchOnWindowFocus: false },
    mutations: { retry: false, networkMode: 'always' },
  });
});

test('what a form has sent, a password say, is kept no longer than the form', async () => {
  vi.useFakeTimers();
  const queryClient = createQueryClient();
  const observer = new MutationObserver(queryClient, {
    mutationFn: (_sent: { password: string }) => Promise.resolve({}),
  });
  const close = observer.subscribe(() => undefined);
  await observer.mutate({ password: 'a harbour at night' });
  vi.advanceTimersByTime(CACHE_TIME);
  expect(queryClient.getMutationCache().getAll()).toHaveLength(1);
  close();
  vi.advanceTimersByTime(SENT_TIME);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);
  vi.useRealTimers();
});

test.each([
  [failure('http', 500), true],
  [failure('unreadable', 200), true],
  [failure('http', 503), false],
  [failure('http', 404), false],
  [failure('http', 401), false],
  [failure('network'), false],
  [failure('timeout'), false],
  [new TypeError('x is undefined'), false],
])('a read that failed with %o is asked for once more: %s', (error, isRetried) => {
  expect(shouldRetryQuery(0, error)).toBe(isRetried);
  expect(shouldRetryQuery(1, error)).toBe(false);
});

test('a write refreshes what the contract says that it changes, also when nobody knows what became of it', async () => {
  const queryClient = createQueryClient();
  const write = (end: () => Promise<unknown>, isInParts: boolean): Promise<unknown> =>
    new MutationObserver(queryClient, {
      mutationKey: ['deleteProduct'],
      mutationFn: end,
      meta: { errors: 'form', isInParts },
    })
      .mutate()
      .catch(() => undefined);
  const isOld = (): boolean | undefined =>
    queryClient.getQueryState(['admin', 'products'])?.isInvalidated;
  const lost = new ApiError('x', { kind: 'network', outcome: 'unknown' });
  for (const [end, isInParts, becomesOld] of [
    [() => Promise.resolve({}), false, true],
    [() => Promise.reject(lost), false, true],
    [() => Promise.reject(failure('http', 400)), false, false],
    // One part may have been done before the other was refused.
    [() => Promise.reject(failure('http', 404)), true, true],
  ] as const) {
    queryClient.setQueryData(['admin', 'products'], {});
    queryClient.setQueryData(['admin', 'users'], {});
    await write(end, isInParts);
    // The effects are imported first.
    await vi.dynamicImportSettled();
    expect(isOld()).toBe(becomesOld);
    expect(queryClient.getQueryState(['admin', 'users'])?.isInvalidated).toBe(false);
  }
  queryClient.clear();
});

test('a write that was stopped says so only if the store may have carried it out', async () => {
  const stopped = async (outcome: 'failed' | 'unknown'): Promise<void> => {
    const error = new ApiError('x', { kind: 'aborted', outcome });
    const write = new MutationObserver(createQueryClient(), {
      mutationFn: () => Promise.reject(error),
    });
    await write.mutate().catch(() => undefined);
  };
  await stopped('failed');
  expect(toast.showToast).not.toHaveBeenCalled();
  await stopped('unknown');
  expect(toast.showToast).toHaveBeenCalledOnce();
});
