import { QueryClient } from '@tanstack/react-query';
import type {
  LoaderFunctionArgs,
  PatchRoutesOnNavigationFunction,
  RouteObject,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Screen } from './area.ts';
import { SCREENS_ROUTE, discoverScreens, fetchScreen } from './screen.ts';

const isInitialContentShown = vi.hoisted(() => vi.fn(() => false));
vi.mock('../query/first-content.ts', () => ({
  watchFirstContent: () => ({ isInitialContentShown }),
}));
vi.mock('i18next', () => ({ default: { loadNamespaces: async () => undefined } }));

beforeEach(() => vi.stubGlobal('location', { pathname: '/a/lamps' }));
afterEach(() => vi.unstubAllGlobals());

const Page = (): null => null;

const openedAt = (address: string) =>
  ({ request: new Request(`http://localhost${address}`), params: {} }) as LoaderFunctionArgs;

type Discover = PatchRoutesOnNavigationFunction;

async function discovered(
  discover: Discover,
  path: string,
  signal = new AbortController().signal,
): Promise<RouteObject[]> {
  const found: RouteObject[] = [];
  const patch = (below: string | null, routes: RouteObject[]): void => {
    expect(below).toBe(SCREENS_ROUTE);
    found.push(...routes);
  };
  await discover({ path, patch, signal, matches: [], fetcherKey: undefined });
  return found;
}

const areaOf = (id: string, screen: Omit<Screen, 'path' | 'namespaces'>) => {
  const load = vi.fn(async () => ({ screens: [{ path: id, namespaces: [], ...screen }] }));
  return { area: { id, load }, load };
};

async function open(route: RouteObject | undefined, address: string): Promise<unknown> {
  const { lazy, loader } = route ?? {};
  if (typeof lazy !== 'function' || typeof loader !== 'function') throw new Error('no screen');
  const [brought] = await Promise.all([lazy(), loader(openedAt(address))]);
  return brought;
}

test('the code of a screen is brought once, its queries start each time', async () => {
  const start = vi.fn(async () => undefined);
  const page = vi.fn(async () => Page);
  const bringStart = vi.fn(async () => start);
  const { area, load } = areaOf('lamps', { page, start: bringStart });
  const discover = discoverScreens([area], new QueryClient());
  fetchScreen('/a/lamps?q=brass');
  await vi.waitFor(() => expect(bringStart).toHaveBeenCalled());
  const [route] = await discovered(discover, '/a/Lamps');
  const opened = await open(route, '/a/lamps');
  expect(opened).toMatchObject({ element: { type: Page } });
  expect(await open(route, '/a/lamps?q=brass')).toHaveProperty(
    'element',
    (opened as RouteObject).element,
  );
  expect(load).toHaveBeenCalledTimes(1);
  expect(page).toHaveBeenCalledTimes(1);
  expect(bringStart).toHaveBeenCalledTimes(1);
  expect(start).toHaveBeenCalledTimes(2);
  expect(start).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ search: new URLSearchParams('q=brass') }),
  );
});

test('code that could not be brought is asked for again', async () => {
  const page = vi.fn(async () => Page).mockRejectedValueOnce(new TypeError('offline'));
  const { area } = areaOf('ropes', { page });
  const discover = discoverScreens([area], new QueryClient());
  fetchScreen('/a/ropes');
  await vi.waitFor(() => expect(page).toHaveBeenCalled());
  const [route] = await discovered(discover, '/a/ropes');
  expect(await open(route, '/a/ropes')).toMatchObject({ element: { type: Page } });
});

test('the router gets the screens of an area once, when an address of it is opened', async () => {
  const { area, load } = areaOf('knots', { page: async () => Page });
  const discover = discoverScreens([area], new QueryClient());
  expect(await discovered(discover, '/a/knotsandropes')).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  const left = new AbortController();
  left.abort();
  expect(await discovered(discover, '/a/knots/1', left.signal)).toEqual([]);
  // The router ignores an aborted navigation's routes.
  expect(await discovered(discover, '/a/knots/1')).toHaveLength(1);
  expect(await discovered(discover, '/a/knots/2')).toEqual([]);
});

test('an area whose screens could not be brought is asked for again', async () => {
  const { area, load } = areaOf('sails', { page: async () => Page });
  load.mockRejectedValueOnce(new TypeError('offline'));
  const discover = discoverScreens([area], new QueryClient());
  await expect(discovered(discover, '/a/sails')).rejects.toThrow('offline');
  expect(await discovered(discover, '/a/sails')).toHaveLength(1);
});

test('once the first screen stands, another one waits a moment for its answers; what changes in place does not', async () => {
  const client = new QueryClient();
  let answer = (): void => undefined;
  const reading = new Promise<void>((resolve) => (answer = resolve));
  const start = async () => async (): Promise<void> => reading;
  const { area } = areaOf('oars', { page: async () => Page, start });
  const [route] = await discovered(discoverScreens([area], client), '/a/oars');
  const ended = vi.fn();
  await open(route, '/a/oars');
  isInitialContentShown.mockReturnValue(true);
  const opening = open(route, '/a/oars').then(ended);
  await new Promise((resolve) => void setTimeout(resolve, 10));
  expect(ended).not.toHaveBeenCalled();
  vi.stubGlobal('location', { pathname: '/a/oars' });
  await open(route, '/a/oars?q=ash');
  answer();
  await opening;
});
