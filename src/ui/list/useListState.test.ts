import { expect, test } from 'vitest';
import { readListView } from './useListState.ts';

const names = ['status', 'type'];

test('reads what a link restores', () => {
  const params = new URLSearchParams(
    'q=oil&order=-title&page=3&size=50&status=draft&status=published',
  );
  expect(readListView(params, names)).toEqual({
    search: 'oil',
    order: '-title',
    page: 3,
    pageSize: 50,
    filters: { status: ['draft', 'published'] },
  });
});

test.each(['page=0', 'page=-1', 'page=x', 'size=7', 'size=1000000', 'status='])(
  'falls back to the usual view for %s',
  (text) => {
    expect(readListView(new URLSearchParams(text), names)).toEqual({
      search: '',
      order: undefined,
      page: 1,
      pageSize: 25,
      filters: {},
    });
  },
);
