import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { FlatNamespace } from 'i18next';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { Params, RouteObject } from 'react-router-dom';

/** Where a screen is opened. */
export interface ScreenLocation {
  params: Params;
  /** The address's parameters after the question mark. */
  search: URLSearchParams;
}

interface Screen {
  /** Under `/a/`. */
  path: string;
  /** The texts that it shows, besides those that are always there. */
  namespaces: FlatNamespace[];
  page: () => Promise<ComponentType>;
  /** Brings what starts the screen's queries; they are not waited for. */
  start?: () => Promise<(queryClient: QueryClient, location: ScreenLocation) => void>;
}

interface Known {
  path: string;
  fetch: () => Promise<unknown>;
}

const screens: Known[] = [];

/** Fetches the code of the screen at an address, so that opening it doesn't wait for it; if that fails, opening tries again. */
export function fetchScreen(address: string): void {
  const [path = ''] = address.split('?');
  const screen = screens.find((each) => matchPath(`/a/${each.path}`, path));
  screen?.fetch().catch(() => undefined);
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
export function screen(
  queryClient: QueryClient,
  { path, namespaces, ...code }: Screen,
): RouteObject {
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
