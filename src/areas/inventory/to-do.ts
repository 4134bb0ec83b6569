import { foundCount } from '#app/area/to-do.ts';
import type { FoundToDo, ToDoReading } from '#app/area/to-do.ts';
import { readListView } from '#ui/list/useListState.ts';
import { FILTERS, readNewestCount } from './list/query.ts';

/** Of more items than the list's views count, only a number found among the newest is given. */
export async function findItems(query: string, { client }: ToDoReading): Promise<FoundToDo> {
  const view = readListView(new URLSearchParams(query), FILTERS);
  const { count, isCut } = await readNewestCount(view, client);
  return { count: foundCount(count, isCut), isCut, oldest: undefined };
}
