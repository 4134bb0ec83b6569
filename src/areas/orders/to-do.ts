import { foundCount, numberSent } from '#app/area/to-do.ts';
import type { FoundToDo, ToDoReading } from '#app/area/to-do.ts';
import { listOf } from '#ui/format/instant.ts';
import { readListView } from '#ui/list/useListState.ts';
import { orderCountQuery, orderList } from './list/query.ts';

/** Shares the counts of the list's views. */
export async function findOrders(query: string, { client }: ToDoReading): Promise<FoundToDo> {
  const view = readListView(new URLSearchParams(query), orderList.filters);
  const { orders, count, isCut = false } = await client.fetchQuery(orderCountQuery(view));
  const oldest = isCut ? undefined : listOf(orders)[0]?.created_at;
  return { count: foundCount(numberSent(count), isCut), isCut, oldest };
}
