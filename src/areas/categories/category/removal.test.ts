import { expect, test } from 'vitest';
import type { Category } from '../query.ts';
import { branchBelow, removalSteps } from './removal.ts';

const category = (id: string, parentId: string | null = null): Category =>
  ({ id, name: id, label: id, parentId, parent_category_id: parentId }) as Category;

const top = category('top');
const all = [
  category('before'),
  top,
  category('a', 'top'),
  category('b', 'top'),
  category('b1', 'b'),
  category('after'),
];
const words = {
  move: ({ id }: Category) => `move ${id}`,
  delete: ({ id }: Category) => `delete ${id}`,
};

test('a whole branch goes the deepest first and one at a time', () => {
  const steps = removalSteps(all, top, 'delete', { words, move: () => Promise.resolve() });
  expect(branchBelow(all, 'top').map(({ id }) => id)).toEqual(['a', 'b', 'b1']);
  expect(steps.map(({ id }) => id)).toEqual(['b1', 'a', 'b', 'top']);
  // The server restores siblings that are deleted in parallel.
  expect(new Set(steps.map(({ stage }) => stage)).size).toBe(steps.length);
});

test('what stands right below takes its place, in its order, before it goes', async () => {
  const moves: unknown[] = [];
  const steps = removalSteps(all, top, 'move', {
    words,
    move: (to) => Promise.resolve(moves.push(to)),
  });
  expect(steps.map(({ label }) => label)).toEqual(['move a', 'move b', 'delete top']);
  expect(new Set(steps.map(({ stage }) => stage)).size).toBe(3);
  for (const step of steps.slice(0, 2)) await step.run({ signal: new AbortController().signal });
  expect(moves).toEqual([
    { id: 'a', parentId: null, index: 2 },
    { id: 'b', parentId: null, index: 3 },
  ]);
});
