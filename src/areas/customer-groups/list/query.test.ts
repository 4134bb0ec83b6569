import { expect, test } from 'vitest';
import { readListView } from '#ui/list/useListState.ts';
import { groupList, membersOfGroups } from './query.ts';

test('members are counted for the same page, by their ids alone', () => {
  const view = readListView(
    new URLSearchParams('q=sail&order=-updated_at&created_at=2026-11-01..'),
    groupList.filters,
  );
  expect(membersOfGroups.params(view)).toEqual({
    ...groupList.params(view),
    expand: 'customers',
    fields: 'id,name,created_at,updated_at,customers.id',
  });
});
