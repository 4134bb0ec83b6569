import { foundCount } from '#app/area/to-do.ts';
import type { FoundToDo, ToDoReading } from '#app/area/to-do.ts';
import { readListView } from '#ui/list/useListState.ts';
import { discountList, readDiscountCount } from './list/query.ts';

export async function findDiscounts(query: string, { signal }: ToDoReading): Promise<FoundToDo> {
  const view = readListView(new URLSearchParams(query), discountList.filters);
  const { count, isCut } = await readDiscountCount(view, signal);
  return { count: foundCount(count, isCut), isCut, oldest: undefined };
}
