import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Starts to read what a screen shows; a failure is told where it is shown.
 *
 * @returns ends when there is something to show: at once where there is an older answer, which is read again meanwhile
 */
export async function startReading<Answer, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
): Promise<unknown> {
  const reading = client.prefetchQuery(options);
  return client.getQueryData(options.queryKey) === undefined ? reading : undefined;
}
