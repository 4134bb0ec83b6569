import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { FILTERS, ignoresDates, listParams } from './query.ts';

const viewOf = (address: string): ReturnType<typeof readListView> =>
  readListView(new URLSearchParams(address), FILTERS);

test('the usual list: newest first', () => {
  expect(listParams(viewOf(''))).toEqual({ limit: 25, offset: 0, order: '-created_at' });
});

test('search, order, page and days go to the server', () => {
  expect(
    listParams(viewOf('q=brass&order=title&page=2&created_at=2026-11-01..2026-11-30')),
  ).toMatchObject({
    q: 'brass',
    order: 'title',
    offset: 25,
    created_at: { gte: expect.stringContaining('T'), lt: expect.stringContaining('T') },
  });
  expect(listParams(viewOf('created_at=yesterday'))).not.toHaveProperty('created_at');
});

test('a search beside a date filter is known to be half heard', () => {
  expect(ignoresDates(viewOf('q=brass&updated_at=2026-11-01..'))).toBe(true);
  expect(ignoresDates(viewOf('updated_at=2026-11-01..'))).toBe(false);
  expect(ignoresDates(viewOf('q=brass'))).toBe(false);
});
