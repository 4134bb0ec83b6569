import { listOf } from './instant.ts';

/** Reads something of each record. One that isn't as it should be, or is none, is left out, and the others stand. */
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
