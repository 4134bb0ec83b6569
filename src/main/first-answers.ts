import type { QueryClient } from '@tanstack/react-query';
import type { createBrowserRouter } from 'react-router-dom';
import { soon } from '#app/query/answered-soon.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Waits a moment for the first screen and for the answers that it has asked for, as each screen after it does. */
export async function firstAnswers(
  router: Router,
  queryClient: Pick<QueryClient, 'isFetching' | 'getQueryCache'>,
): Promise<void> {
  await soon(
    () => router.state.initialized && queryClient.isFetching() === 0,
    [(look) => router.subscribe(look), (look) => queryClient.getQueryCache().subscribe(look)],
  );
}
