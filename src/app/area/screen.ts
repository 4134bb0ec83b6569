import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { answeredSoon } from '../query/answered-soon.ts';
import { watchFirstContent } from '../query/first-content.ts';
import type { AreaParts, Screen } from './area.ts';

/** The route below which all screens stand. */
export const SCREENS_ROUTE = 'screens';

interface Known {
  path: string;
  fetch: () => Promise<unknown>;
}

const screens: Known[] = [];

/** Brings an area's parts, and knows its screens from then on. */
const bringers = new Map<string, () => Promise<RouteObject[]>>();

/** The area of an address below the app's base path; undefined where no area is. */
const bringerAt = (address: string): (() => Promise<RouteObject[]>) | undefined =>
  bringers.get(/^a\/([^/?]+)/i.exec(address)?.[1]?.toLowerCase() ?? '');

/** Fetches the code and the texts of the screen at an address, so that opening it doesn't wait for it; if that fails, opening tries again. */
export function fetchScreen(address: string): void {
  const [path = ''] = address.split('?');
  const bring = async (): Promise<void> => {
    await bringerAt(address.slice(1))?.();
    await screens.find((each) => matchPath(`/a/${each.path}`, path))?.fetch();
  };
  bring().catch(() => undefined);
}

/**
 * Calls once, and again where that failed. A module that is there already would still take a moment to import,
 * in which the router draws the screen that one leaves once more.
 */
function kept<Brought>(bring: () => Promise<Brought>): () => Promise<Brought> {
  let bringing: Promise<Brought> | undefined;
  return () =>
    (bringing ??= bring().catch((error: unknown) => {
      bringing = undefined;
      throw error;
    }));
}

/**
 * A screen's route: its texts, its queries and its code begin to load side by side. Where one comes from another screen,
 * that one stays a moment for the answers, so that most screens are drawn once, with their content.
 */
function routeOf(queryClient: QueryClient, { path, namespaces, ...code }: Screen): RouteObject {
  const page = kept(code.page);
  // The same element each time: while the next screen is on its way, the router's own news draw nothing again.
  const element = kept(async () => createElement(await page()));
  const start = kept(async () => code.start?.());
  // What is opened over any screen says how a save went: were it asked for only then, the screen would blink.
  const texts = async (): Promise<void> => i18next.loadNamespaces([...namespaces, 'records']);
  screens.push({ path, fetch: async () => Promise.all([page(), start(), texts()]) });
  return {
    path,
    loader: async ({ request, params }) => {
      void texts();
      const begin = await start();
      const { pathname, searchParams: search } = new URL(request.url);
      const reading = begin?.(queryClient, { params, search });
      // What changes in place, such as a search, is in the address at once. The first screen has a wait of its own.
      const isLeaving = pathname !== location.pathname;
      if (isLeaving && watchFirstContent(queryClient).stands()) await answeredSoon(reading);
      return null;
    },
    lazy: async () => ({ element: await element() }),
  };
}

/**
 * Brings the screens of an area when an address of it is opened first, for the router's option of that name. What all
 * areas have would make every start wait.
 */
export function discoverScreens(
  areas: readonly { id: string; load: () => Promise<Pick<AreaParts, 'screens'>> }[],
  queryClient: QueryClient,
): PatchRoutesOnNavigationFunction {
  for (const { id, load } of areas) {
    bringers.set(
      id,
      kept(async () => (await load()).screens.map((screen) => routeOf(queryClient, screen))),
    );
  }
  const patched = new Set<RouteObject[]>();
  return async ({ path, patch, signal }) => {
    const routes = await bringerAt(path.slice(import.meta.env.BASE_URL.length))?.();
    // Where one has gone elsewhere meanwhile, the router takes nothing.
    if (!routes || patched.has(routes) || signal.aborted) return;
    patched.add(routes);
    patch(SCREENS_ROUTE, routes);
  };
}
