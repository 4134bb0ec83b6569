import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { orderCountOf, orderList } from './query.ts';
import type { OrderPage } from './query.ts';

const { select } = orderCountOf(readListView(new URLSearchParams('todo=send'), orderList.filters));

const counted = (count: number, isCut?: boolean): unknown => {
  const page = { orders: [], count, offset: 0, limit: 1 };
  const answer: OrderPage = isCut === undefined ? page : { ...page, isCut };
  return select?.(answer);
};

test('a view of which only a part was checked isn’t called empty', () => {
  expect(counted(0)).toEqual({ count: 0 });
  expect(counted(0, false)).toEqual({ count: 0 });
  expect(counted(0, true)).toEqual({ count: undefined });
  expect(counted(3, true)).toEqual({ count: 3 });
});
