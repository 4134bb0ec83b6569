import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { createElement } from 'react';
import { matchPath } from 'react-router-dom';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { waitBriefly } from '../query/wait-briefly.ts';
import { watchFirstContent } from '../query/first-content.ts';
import type { AreaParts, Screen } from './area.ts';

export const SCREENS_ROUTE = 'screens';

interface Known {
  path: string;
  fetch: () => Promise<unknown>;
}

const screens: Known[] = [];

const bringers = new Map<string, () => Promise<RouteObject[]>>();

const bringerAt = (address: string): (() => Promise<RouteObject[]>) | undefined =>
  bringers.get(/^a\/([^/?]+)/i.exec(address)?.[1]?.toLowerCase() ?? '');

/** Prefetches a screen; failures are retried on opening. */
export function fetchScreen(address: string): void {
  const [path = ''] = address.split('?');
  const bring = async (): Promise<void> => {
    await bringerAt(address.slice(1))?.();
    await screens.find((each) => matchPath(`/a/${each.path}`, path))?.fetch();
  };
  bring().catch(() => undefined);
}

/** Memoizes until rejected. Even a loaded module takes a moment to import, which re-renders the previous screen. */
function kept<Brought>(bring: () => Promise<Brought>): () => Promise<Brought> {
  let bringing: Promise<Brought> | undefined;
  return () =>
    (bringing ??= bring().catch((error: unknown) => {
      bringing = undefined;
      throw error;
    }));
}

/**
 * Loads texts, queries and code in parallel. The previous screen stays briefly, so that most render once, with content.
 */
function routeOf(queryClient: QueryClient, { path, namespaces, ...code }: Screen): RouteObject {
  const page = kept(code.page);
  // Stable: router updates re-render nothing.
  const element = kept(async () => createElement(await page()));
  const start = kept(async () => code.start?.());
  // Any screen's overlays use `records`; loading it late makes the screen flash.
  const texts = async (): Promise<void> => i18next.loadNamespaces([...namespaces, 'records']);
  screens.push({ path, fetch: async () => Promise.all([page(), start(), texts()]) });
  return {
    path,
    loader: async ({ request, params }) => {
      void texts();
      const begin = await start();
      const { pathname, searchParams: search } = new URL(request.url);
      const reading = begin?.(queryClient, { params, search });
      // In-place changes update the URL at once.
      const isLeaving = pathname !== location.pathname;
      if (isLeaving && watchFirstContent(queryClient).isInitialContentShown())
        await waitBriefly(reading);
      return null;
    },
    lazy: async () => ({ element: await element() }),
  };
}

/** Adds an area's routes on first use, to keep the start small. */
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
    // The router ignores an aborted navigation's routes.
    if (!routes || patched.has(routes) || signal.aborted) return;
    patched.add(routes);
    patch(SCREENS_ROUTE, routes);
  };
}
