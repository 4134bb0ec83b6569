import { chunk } from '#app/query/chunk.ts';

/** The server rejects bodies above 100 kB. */
const AT_ONCE = 1000;

/**
 * Sends calls in sequence.
 *
 * @throws ApiError; earlier calls took effect
 */
export async function sendInChunks(
  ids: readonly string[],
  send: (part: string[]) => Promise<unknown>,
): Promise<void> {
  for (const part of chunk(ids, AT_ONCE)) await send(part);
}
