import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { boundsOf, reservationList } from './query.ts';

const paramsOf = (address: string): unknown =>
  reservationList.params(readListView(new URLSearchParams(address), reservationList.filters));

test('an order is one of its items, and the search is no parameter', () => {
  expect(paramsOf('q=festival&line_item_id=item_1,item_2&quantity=gte-5')).toEqual({
    limit: 25,
    offset: 0,
    order: '-created_at',
    expand: 'line_item,inventory_item',
    line_item_id: ['item_1', 'item_2'],
    quantity: { gte: 5 },
  });
});

test('a quantity that no filter offers finds everything', () => {
  expect(boundsOf('gte-1e9')).toBeUndefined();
  expect(boundsOf('lt-5')).toEqual({ lt: 5 });
  expect(paramsOf('')).not.toHaveProperty('quantity');
});
