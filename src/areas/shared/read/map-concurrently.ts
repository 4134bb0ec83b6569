/** Browsers allow six connections per host; leaves some for the page's other requests. */
export const CALLS_AT_ONCE = 4;

/**
 * Calls `work` for several entries at a time.
 *
 * @param work an error ends the whole; no further entry starts
 * @param signal aborted, no further entry starts
 * @returns the results of all started entries, in the order of the list
 */
export async function mapConcurrently<Entry, Result>(
  list: readonly Entry[],
  atOnce: number,
  work: (entry: Entry) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let hasFailed = false;
  const isAborted = (): boolean => signal?.aborted === true;
  const workThrough = async (): Promise<void> => {
    while (next < list.length && !hasFailed && !isAborted()) {
      const place = next;
      next += 1;
      try {
        results[place] = await work(list[place] as Entry);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  return results;
}
