import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which a screen waits for what it asked for, before it shows that it is loading. */
export const PATIENCE = 150;

/** Tells when something may have changed. @returns stops it */
type Watch = (look: () => void) => () => void;

/** Waits a moment until something is so. */
export async function soon(isSo: () => boolean, watches: readonly Watch[]): Promise<void> {
  if (isSo()) return;
  await new Promise<void>((resolve) => {
    const stops: (() => void)[] = [];
    const end = (): void => {
      for (const stop of stops) stop();
      resolve();
    };
    const look = (): void => {
      if (isSo()) end();
    };
    const timer = setTimeout(end, PATIENCE);
    stops.push(() => clearTimeout(timer), ...watches.map((watch) => watch(look)));
  });
}

/**
 * Waits a moment for what is being read for the first time. Most servers answer within it: a screen is then drawn once,
 * with its content, where a skeleton first would take as long again on a slow machine.
 */
export async function answeredSoon(
  queryClient: Pick<QueryClient, 'isFetching' | 'getQueryCache'>,
): Promise<void> {
  const isFirst = {
    predicate: ({ state }: { state: { status: string } }) => state.status === 'pending',
  };
  await soon(
    () => queryClient.isFetching(isFirst) === 0,
    [(look) => queryClient.getQueryCache().subscribe(look)],
  );
}
