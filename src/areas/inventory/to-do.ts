import { foundCount } from '#app/area/to-do.ts';
import type { FoundToDo, ToDoReading } from '#app/area/to-do.ts';
import { readListView } from '#ui/list/useListState.ts';
import { FILTERS, readNewestCount } from './list/query.ts';
import { readLowCount } from './low-items.ts';

const finding =
  (readCount: typeof readNewestCount) =>
  async (query: string, { client }: ToDoReading): Promise<FoundToDo> => {
    const view = readListView(new URLSearchParams(query), FILTERS);
    const { count, isCut } = await readCount(view, client);
    return { count: foundCount(count, isCut), isCut, oldest: undefined };
  };

/** Checks the newest items. */
export const findItems = finding(readNewestCount);

export const findAllItems = finding(readLowCount);
