import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { groupList, membersOfPage } from './query.ts';

const viewOf = (address: string): ReturnType<typeof readListView> =>
  readListView(new URLSearchParams(address), groupList.filters);

test('the address becomes what the server understands', () => {
  expect(
    groupList.options(viewOf('q=sail&created_at=2026-11-01..&page=2')).queryKey,
  ).toContainEqual({
    q: 'sail',
    limit: 25,
    offset: 25,
    order: 'name',
    created_at: { gte: expect.stringContaining('T') },
  });
});

test('members are counted for the same page, by their ids alone', () => {
  const view = viewOf('q=sail&order=-updated_at');
  const [page] = groupList.options(view).queryKey.slice(-1);
  const [members] = membersOfPage(view).queryKey.slice(-1);
  expect(members).toEqual({
    ...(page as object),
    fields: 'id,name,created_at,updated_at,customers.id',
  });
});
