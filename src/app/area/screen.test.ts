import { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { fetchScreen, screen } from './screen.ts';

vi.mock('i18next', () => ({ default: { loadNamespaces: async () => undefined } }));

const Page = (): null => null;

const openedAt = (address: string) =>
  ({ request: new Request(`http://localhost${address}`), params: {} }) as LoaderFunctionArgs;

/** What the router does with a route that it opens. */
async function open(route: ReturnType<typeof screen>, address: string): Promise<unknown> {
  const { lazy, loader } = route;
  if (typeof lazy !== 'function' || typeof loader !== 'function') throw new Error('no screen');
  const [brought] = await Promise.all([lazy(), loader(openedAt(address))]);
  return brought;
}

test('the code of a screen is brought once, its queries start each time', async () => {
  const start = vi.fn();
  const page = vi.fn(async () => Page);
  const bringStart = vi.fn(async () => start);
  const route = screen(new QueryClient(), {
    path: 'lamps',
    namespaces: [],
    page,
    start: bringStart,
  });
  fetchScreen('/a/lamps?q=brass');
  await vi.waitFor(() => expect(bringStart).toHaveBeenCalled());
  expect(await open(route, '/a/lamps')).toEqual({ Component: Page });
  await open(route, '/a/lamps?q=brass');
  expect(page).toHaveBeenCalledTimes(1);
  expect(bringStart).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(2);
  expect(start.mock.lastCall?.[1].search.get('q')).toBe('brass');
});

test('code that could not be brought is asked for again', async () => {
  const page = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('offline'));
  const route = screen(new QueryClient(), { path: 'ropes', namespaces: [], page });
  fetchScreen('/a/ropes');
  await vi.waitFor(() => expect(page).toHaveBeenCalled());
  expect(await open(route, '/a/ropes')).toEqual({ Component: Page });
});
