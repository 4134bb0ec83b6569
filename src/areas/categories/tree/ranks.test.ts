import { expect, test } from 'vitest';
import { planMove } from './ranks.ts';
import type { Ranked } from './ranks.ts';
import { byRank } from '../query.ts';

const category = (id: string, rank: number, parent: string | null = null): Ranked => ({
  id,
  handle: id,
  rank,
  parent_category_id: parent,
});
const order = (all: readonly Ranked[], parent: string | null = null): string =>
  all
    .filter((each) => each.parent_category_id === parent)
    .toSorted(byRank)
    .map(({ id }) => id)
    .join('');

const dense = [
  category('a', 0),
  category('b', 1),
  category('c', 2),
  category('x', 0, 'a'),
  category('y', 1, 'a'),
];

test('among siblings without gaps one call is enough', () => {
  const up = planMove(dense, { id: 'c', parentId: null, index: 0 });
  expect(up.calls).toEqual([{ id: 'c', data: { rank: 0 } }]);
  expect(order(up.after)).toBe('cab');
  const down = planMove(dense, { id: 'a', parentId: null, index: 1 });
  expect(down.calls).toEqual([{ id: 'a', data: { rank: 1 } }]);
  expect(order(down.after)).toBe('bac');
});

test('another parent is named, and both rows of siblings close up', () => {
  const { calls, after } = planMove(dense, { id: 'b', parentId: 'a', index: 1 });
  expect(calls).toEqual([{ id: 'b', data: { parent_category_id: 'a', rank: 1 } }]);
  expect(order(after, 'a')).toBe('xby');
  expect(after.find(({ id }) => id === 'c')?.rank).toBe(1);
});

test('to the top, null is named', () => {
  const { calls } = planMove(dense, { id: 'x', parentId: null, index: 3 });
  expect(calls).toEqual([{ id: 'x', data: { parent_category_id: null, rank: 3 } }]);
});

test('where ranks have gaps, siblings are numbered anew as far as it takes', () => {
  const gaps = [category('a', 0), category('b', 4), category('c', 8), category('d', 13)];
  const { calls, after } = planMove(gaps, { id: 'b', parentId: null, index: 2 });
  expect(order(after)).toBe('acbd');
  expect(calls.length).toBeLessThan(4);
  for (const { data } of calls) expect(data.rank).toBeLessThan(4);
});

test('a move to where a category stands already needs no call', () => {
  expect(planMove(dense, { id: 'b', parentId: null, index: 1 }).calls).toEqual([]);
});
