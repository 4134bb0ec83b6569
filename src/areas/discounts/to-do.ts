import { foundCount } from '#app/area/to-do.ts';
import type { FoundToDo, ToDoReading } from '#app/area/to-do.ts';
import { readListView } from '#ui/list/useListState.ts';
import { discountList, readDiscountCount, readWholeDiscountCount } from './list/query.ts';

const finding =
  (readCount: typeof readDiscountCount) =>
  async (query: string, { signal }: ToDoReading): Promise<FoundToDo> => {
    const view = readListView(new URLSearchParams(query), discountList.filters);
    const { count, isCut } = await readCount(view, signal);
    return { count: foundCount(count, isCut), isCut, oldest: undefined };
  };

/** Checks the newest discounts. */
export const findDiscounts = finding(readDiscountCount);

export const findAllDiscounts = finding(readWholeDiscountCount);
