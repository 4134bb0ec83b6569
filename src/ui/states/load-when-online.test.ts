// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

afterEach(() => {
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

test('with a network a failure is one', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await expect(loadWhenOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
