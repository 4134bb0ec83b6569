import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { productList } from './query.ts';

const paramsFor = (address: string): unknown =>
  productList
    .options(readListView(new URLSearchParams(address), productList.filters))
    .queryKey.at(-1);

test('the usual list: newest first, no gift cards', () => {
  expect(paramsFor('')).toMatchObject({
    is_giftcard: false,
    limit: 25,
    offset: 0,
    order: '-created_at',
  });
});

test('search, sort, page and filters go to the server', () => {
  expect(
    paramsFor('q=oil&order=title&page=3&size=50&status=draft&status=rejected&tags=t1&type_id=y1'),
  ).toMatchObject({
    q: 'oil',
    order: 'title',
    limit: 50,
    offset: 100,
    status: ['draft', 'rejected'],
    tags: ['t1'],
    type_id: ['y1'],
  });
});

test('a state that no product has is left out instead of failing at the server', () => {
  expect(paramsFor('status=sold')).not.toHaveProperty('status');
});
