import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads for a save what the server has at this moment, past the cache, which then has it too. Unlike a query it never
 * waits for a network and ends with the save: the call is the save's own.
 *
 * @param queryKey where the cache keeps the answer
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
