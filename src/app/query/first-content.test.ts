import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  FIRST_CONTENT_LATEST,
  QUIET_TIME,
  untilFirstContent,
  watchFirstContent,
} from './first-content.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what can wait starts 0.3 s after the last read, at the latest after 5 s', () => {
  expect(QUIET_TIME).toBe(300);
  expect(FIRST_CONTENT_LATEST).toBe(5000);
});

function showProducts(queryClient: QueryClient): void {
  const options = {
    queryKey: ['admin', 'products'],
    queryFn: async () => ({}),
    staleTime: Infinity,
  };
  new QueryObserver(queryClient, options).subscribe(() => {});
}

test('the first content stands when the screen has been answered and nothing is loading', () => {
  const queryClient = new QueryClient();
  const told = vi.fn<() => void>();
  const content = watchFirstContent(queryClient);
  content.subscribe(told);
  queryClient.setQueryData(['admin', 'auth'], {});
  vi.advanceTimersByTime(QUIET_TIME * 2);
  expect(content.isInitialContentShown()).toBe(false);
  queryClient.setQueryData(['admin', 'products'], {});
  vi.advanceTimersByTime(QUIET_TIME * 2);
  expect(content.isInitialContentShown()).toBe(false);
  showProducts(queryClient);
  vi.advanceTimersByTime(QUIET_TIME - 1);
  expect(content.isInitialContentShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(content.isInitialContentShown()).toBe(true);
  expect(told).toHaveBeenCalledTimes(1);
  queryClient.clear();
});

test('a screen without reads of its own is not waited for longer than it is', () => {
  const queryClient = new QueryClient();
  const content = watchFirstContent(queryClient);
  queryClient.setQueryData(['admin', 'auth'], {});
  vi.advanceTimersByTime(FIRST_CONTENT_LATEST);
  expect(content.isInitialContentShown()).toBe(true);
  queryClient.clear();
});

test('while something loads, it is waited for', async () => {
  const queryClient = new QueryClient();
  const content = watchFirstContent(queryClient);
  queryClient.setQueryData(['admin', 'auth'], {});
  queryClient.setQueryData(['admin', 'products'], {});
  showProducts(queryClient);
  let answer = (): void => {};
  const stock = queryClient.fetchQuery({
    queryKey: ['admin', 'variants'],
    queryFn: () => new Promise<number>((resolve) => (answer = () => resolve(1))),
  });
  vi.advanceTimersByTime(QUIET_TIME * 3);
  expect(content.isInitialContentShown()).toBe(false);
  answer();
  await stock;
  vi.advanceTimersByTime(QUIET_TIME);
  expect(content.isInitialContentShown()).toBe(true);
  queryClient.clear();
});

test('one answer for one cache, whoever asks', () => {
  const queryClient = new QueryClient();
  expect(watchFirstContent(queryClient)).toBe(watchFirstContent(queryClient));
});

test('whoever waits for the first content goes on once it stands', async () => {
  const queryClient = new QueryClient();
  const went = vi.fn<() => void>();
  void untilFirstContent(queryClient).then(went);
  queryClient.setQueryData(['admin', 'auth'], {});
  await vi.advanceTimersByTimeAsync(QUIET_TIME * 2);
  expect(went).not.toHaveBeenCalled();
  queryClient.setQueryData(['admin', 'products'], {});
  showProducts(queryClient);
  await vi.advanceTimersByTimeAsync(QUIET_TIME * 2);
  expect(went).toHaveBeenCalledTimes(1);
  await untilFirstContent(queryClient);
  queryClient.clear();
});
