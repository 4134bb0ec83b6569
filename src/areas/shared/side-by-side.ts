/**
 * Does something with each entry of a list, some of them side by side.
 *
 * @param atOnce how many at most
 * @param work   isn't expected to throw; what it throws ends the whole
 * @param isStopped no further entry begins once it says so
 */
export async function sideBySide<Entry>(
  list: readonly Entry[],
  atOnce: number,
  work: (entry: Entry) => Promise<void>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const queue = [...list];
  const next = async (): Promise<void> => {
    for (let entry = queue.shift(); entry !== undefined && !isStopped(); entry = queue.shift()) {
      // One after the other within a worker; the workers run side by side.
      await work(entry);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
