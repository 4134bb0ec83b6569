import { listOf } from './instant.ts';

/** Maps records, skipping those that throw. */
export const readEach = <Item, Read>(
  records: readonly Item[] | null | undefined,
  read: (record: Item) => Read,
): Read[] =>
  listOf(records).flatMap((record) => {
    try {
      return [read(record)];
    } catch {
      return [];
    }
  });
