import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Prefetches; errors surface where shown.
 *
 * @returns resolves at once if stale data can be shown
 */
export async function prefetch<Answer, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
): Promise<unknown> {
  const reading = client.prefetchQuery(options);
  return client.getQueryData(options.queryKey) === undefined ? reading : undefined;
}
