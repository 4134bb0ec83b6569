import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads past the cache for a save, and updates it. Never pauses offline; aborts with the save.
 *
 * @throws ApiError
 */
export async function readNow<Answer>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await read();
  queryClient.setQueryData(queryKey, answer);
  return answer;
}
