// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('what can’t be had without a network is loaded once there is one', async () => {
  const load = vi.fn<() => Promise<number>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(7);
  vi.stubGlobal('navigator', { onLine: false });
  const loaded = loadWhenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe(7);
});

test('a style sheet that did not come is asked for again, before the code beneath it', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  const load = vi.fn<() => Promise<number>>();
  load.mockRejectedValueOnce(new Error('Unable to preload CSS')).mockResolvedValue(7);
  vi.stubGlobal('navigator', { onLine: false });
  const loaded = loadWhenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(document.querySelector('link')).not.toBe(link));
  expect(load).toHaveBeenCalledOnce();
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBe(7);
});

test('with a network it is asked for once more, and then a failure is one', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const load = vi.fn<() => Promise<number>>();
  load.mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(7);
  const loaded = loadWhenOnline(load);
  await vi.runAllTimersAsync();
  await expect(loaded).resolves.toBe(7);
  load.mockRejectedValue(new Error('gone'));
  const caught = loadWhenOnline(load).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await caught).toMatchObject({ message: 'gone' });
  expect(load).toHaveBeenCalledTimes(4);
});
