import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';

/** Milliseconds for which the first screen waits for what it asked for, before it shows that it is loading. */
export const PATIENCE = 150;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Waits a moment for the answers that the first screen has asked for. Most servers answer within it: the screen is then
 * drawn once, with its content, where a skeleton first would take as long again on a slow machine.
 */
export async function firstAnswers(
  router: Router,
  queryClient: Pick<QueryClient, 'isFetching' | 'getQueryCache'>,
): Promise<void> {
  const isAnswered = (): boolean => router.state.initialized && queryClient.isFetching() === 0;
  if (isAnswered()) return;
  await new Promise<void>((resolve) => {
    const stops: (() => void)[] = [];
    const end = (): void => {
      for (const stop of stops) stop();
      resolve();
    };
    const look = (): void => {
      if (isAnswered()) end();
    };
    const timer = setTimeout(end, PATIENCE);
    stops.push(router.subscribe(look), queryClient.getQueryCache().subscribe(look), () =>
      clearTimeout(timer),
    );
  });
}
