import { expect, test } from 'vitest';
import { withChanges } from './members.ts';
import type { Member } from './members.ts';

const member = (id: string): Member => ({ id });
const page = { rows: [member('a'), member('b')], count: 12 };
const ids = (shown: { rows: Member[]; count: number }): unknown => [
  shown.rows.map(({ id }) => id),
  shown.count,
];

test('what is added and removed shows before the list is read again', () => {
  expect(
    ids(
      withChanges(
        page,
        [
          { key: 1, added: [member('c')], removed: [] },
          { key: 2, added: [], removed: ['a'] },
        ],
        100,
      ),
    ),
  ).toEqual([['c', 'b'], 12]);
});

test('a list that was read after the change counts as it is', () => {
  const change = { key: 1, added: [member('c')], removed: ['a'], doneAt: 90 };
  expect(ids(withChanges(page, [change], 100))).toEqual([['a', 'b'], 12]);
  expect(ids(withChanges(page, [change], 80))).toEqual([['c', 'b'], 12]);
});

test('what the list has already is not shown or counted twice', () => {
  const change = { key: 1, added: [member('a')], removed: ['z'] };
  expect(ids(withChanges(page, [change], 100))).toEqual([['a', 'b'], 12]);
});
