import { foundCount, numberSent } from '#app/area/to-do.ts';
import type { FoundToDo, ToDoReading } from '#app/area/to-do.ts';
import { timeOf } from '#ui/format/instant.ts';
import { readListView } from '#ui/list/useListState.ts';
import { FILTERS, foundReturns, newestReturns } from './query.ts';

/** Shares what the list reads. */
export async function findReturns(query: string, { client }: ToDoReading): Promise<FoundToDo> {
  const { returns, count } = await client.fetchQuery(newestReturns);
  const found = foundReturns(returns, readListView(new URLSearchParams(query), FILTERS));
  const isCut = numberSent(count) > returns.length;
  const [oldest] = found.toSorted((a, b) => timeOf(a.created_at) - timeOf(b.created_at));
  return {
    count: foundCount(found.length, isCut),
    isCut,
    oldest: isCut ? undefined : oldest?.created_at,
  };
}
