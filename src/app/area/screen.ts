import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { matchPath } from 'react-router-dom';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
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

/** Fetches the code of the screen at an address, so that opening it doesn't wait for it; if that fails, opening tries again. */
export function fetchScreen(address: string): void {
  const [path = ''] = address.split('?');
  const fetch = async (): Promise<void> => {
    await bringerAt(address.slice(1))?.();
    await screens.find((each) => matchPath(`/a/${each.path}`, path))?.fetch();
  };
  fetch().catch(() => undefined);
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

/** A screen's route: its texts, its queries and its code begin to load side by side. */
function routeOf(queryClient: QueryClient, { path, namespaces, ...code }: Screen): RouteObject {
  const page = kept(code.page);
  const start = kept(async () => code.start?.());
  screens.push({ path, fetch: async () => Promise.all([page(), start()]) });
  return {
    path,
    loader: async ({ request, params }) => {
      // What is opened over any screen says how a save went: were it asked for only then, the screen would blink.
      void i18next.loadNamespaces([...namespaces, 'records']);
      const begin = await start();
      begin?.(queryClient, { params, search: new URL(request.url).searchParams });
      return null;
    },
    lazy: async () => ({ Component: await page() }),
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
