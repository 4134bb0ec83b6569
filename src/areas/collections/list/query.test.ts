import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { collectionList, ignoresDates } from './query.ts';

const viewOf = (address: string): ReturnType<typeof readListView> =>
  readListView(new URLSearchParams(address), collectionList.filters);

test('days go to the server', () => {
  expect(
    collectionList.options(viewOf('q=brass&created_at=2026-11-01..2026-11-30')).queryKey,
  ).toContainEqual({
    q: 'brass',
    limit: 25,
    offset: 0,
    order: '-created_at',
    created_at: { gte: expect.stringContaining('T'), lt: expect.stringContaining('T') },
  });
});

test('a search beside a date filter is known to be half heard', () => {
  expect(ignoresDates(viewOf('q=brass&updated_at=2026-11-01..'))).toBe(true);
  expect(ignoresDates(viewOf('updated_at=2026-11-01..'))).toBe(false);
  expect(ignoresDates(viewOf('q=brass'))).toBe(false);
});
