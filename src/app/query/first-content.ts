import type { Query, QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { getGetSessionQueryKey } from '#generated/admin/auth/auth.ts';

/** Milliseconds. */
export const QUIET_TIME = 300;
/** Milliseconds, once the session is known. */
export const FIRST_CONTENT_LATEST = 5000;

interface FirstContent {
  isInitialContentShown: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

const known = new WeakMap<QueryClient, FirstContent>();

/** True once the session is known, a screen's reads are answered and nothing has loaded for a moment. */
export function watchFirstContent(queryClient: QueryClient): FirstContent {
  const existing = known.get(queryClient);
  if (existing) return existing;
  const [, sessionTag] = getGetSessionQueryKey();
  const cache = queryClient.getQueryCache();
  const listeners = new Set<() => void>();
  let isInitialContentShown = false;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;

  const finish = (): void => {
    if (isInitialContentShown) return;
    isInitialContentShown = true;
    stop();
    clearTimeout(quiet);
    clearTimeout(latest);
    for (const listener of listeners) listener();
  };
  const finishIfQuiet = (): void => {
    if (queryClient.isFetching() > 0) quiet = undefined;
    else finish();
  };
  // The answer may still be drawn, step by step, and its rows may ask for more.
  const finishWhenDrawn = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(finishIfQuiet);
    else finishIfQuiet();
  };
  const look = (): void => {
    const settled = cache.getAll().filter(({ state }) => state.status !== 'pending');
    const isSession = ({ queryKey }: Query): boolean => queryKey[1] === sessionTag;
    if (!settled.some(isSession)) return;
    latest ??= setTimeout(finish, FIRST_CONTENT_LATEST);
    // Prefetched data doesn't count until a screen shows it.
    const isShown = settled.some((query) => !isSession(query) && query.getObserversCount() > 0);
    if (!isShown || queryClient.isFetching() > 0) {
      clearTimeout(quiet);
      quiet = undefined;
    } else {
      quiet ??= setTimeout(finishWhenDrawn, QUIET_TIME);
    }
  };
  const stop = cache.subscribe(look);
  look();

  const content: FirstContent = {
    isInitialContentShown: () => isInitialContentShown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  known.set(queryClient, content);
  return content;
}

export const untilFirstContent = (queryClient: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const { isInitialContentShown, subscribe } = watchFirstContent(queryClient);
    if (isInitialContentShown()) resolve();
    else subscribe(resolve);
  });

export function useFirstContent(): boolean {
  const { subscribe, isInitialContentShown } = watchFirstContent(useQueryClient());
  return useSyncExternalStore(subscribe, isInitialContentShown);
}
