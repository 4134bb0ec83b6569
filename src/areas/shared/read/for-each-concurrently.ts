/**
 * Processes entries concurrently.
 *
 * @param work an error ends the whole
 * @param isStopped checked before each entry
 */
export async function forEachConcurrently<Entry>(
  list: readonly Entry[],
  atOnce: number,
  work: (entry: Entry) => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const queue = [...list];
  const next = async (): Promise<void> => {
    for (let entry = queue.shift(); entry !== undefined && !isStopped(); entry = queue.shift()) {
      await work(entry);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
