import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { waitBriefly } from '#app/query/wait-briefly.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Waits briefly for the first screen and its queries, as later screens do. */
export async function waitForFirstScreen(
  router: Router,
  queryClient: Pick<QueryClient, 'isFetching' | 'getQueryCache'>,
): Promise<void> {
  const isSo = (): boolean => router.state.initialized && queryClient.isFetching() === 0;
  if (isSo()) return;
  const stops: (() => void)[] = [];
  const answered = new Promise<void>((resolve) => {
    const look = (): void => {
      if (isSo()) resolve();
    };
    stops.push(router.subscribe(look), queryClient.getQueryCache().subscribe(look));
  });
  await waitBriefly(answered);
  for (const stop of stops) stop();
}
