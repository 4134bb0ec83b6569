import { inParts } from '#app/query/in-parts.ts';

/** Members that one call moves: a body above 100 kB is refused. */
const AT_ONCE = 1000;

/**
 * Sends members with as many calls as they need, one after another.
 *
 * @throws ApiError when a call fails; those before it are done
 */
export async function inCalls(
  ids: readonly string[],
  send: (part: string[]) => Promise<unknown>,
): Promise<void> {
  for (const part of inParts(ids, AT_ONCE)) await send(part);
}
