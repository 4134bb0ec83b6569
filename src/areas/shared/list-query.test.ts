import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { instantsOf, listQuery } from './list-query.ts';

const list = listQuery({
  filters: ['created_at'],
  defaultOrder: '-created_at',
  options: (page, view) => ({ queryKey: ['list', page, instantsOf(view, 'created_at')] }),
});

const asked = (address: string): readonly unknown[] =>
  list.options(readListView(new URLSearchParams(address), list.filters)).queryKey;

test('an empty address is the first page in the default order', () => {
  expect(asked('')).toEqual([
    'list',
    { limit: 25, offset: 0, order: '-created_at', q: undefined },
    undefined,
  ]);
});

test('search, order, page and days come from the address', () => {
  expect(
    asked('q=brass&order=title&page=3&size=50&created_at=2026-11-01..2026-11-30'),
  ).toMatchObject([
    'list',
    { limit: 50, offset: 100, order: 'title', q: 'brass' },
    { gte: expect.stringContaining('T'), lt: expect.stringContaining('T') },
  ]);
  expect(asked('created_at=yesterday')[2]).toBeUndefined();
});
