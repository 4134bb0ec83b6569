import type { FoundToDo, ToDoReading } from '#app/area/to-do.ts';
import { readListView } from '#ui/list/useListState.ts';
import { allPriceLists } from '#shared/sources/all-price-lists.ts';
import { FILTERS, foundPriceLists } from './list/query.ts';

/** Shares what the list reads. */
export async function findPriceLists(query: string, { client }: ToDoReading): Promise<FoundToDo> {
  const view = readListView(new URLSearchParams(query), FILTERS);
  const { lists } = await client.fetchQuery(allPriceLists);
  const count = foundPriceLists(lists, view, Date.now()).length;
  return { count, isCut: false, oldest: undefined };
}
