import { expect, test } from 'vitest';
import { categoryTree, searchTree } from './category-tree.ts';

const category = (
  id: string,
  parent: string | null,
  rank = 0,
): Parameters<typeof categoryTree>[0][number] => ({
  id,
  name: id.toUpperCase(),
  parent_category_id: parent,
  rank,
});

const tree = categoryTree([
  category('ropes', 'rigging', 1),
  category('rigging', null, 1),
  category('blocks', 'rigging', 0),
  category('navigation', null, 0),
  category('lost', 'gone'),
]);

test('children follow their parent, siblings stand by rank', () => {
  expect(tree.map(({ id, level }) => [id, level])).toEqual([
    ['lost', 0],
    ['navigation', 0],
    ['rigging', 0],
    ['blocks', 1],
    ['ropes', 1],
  ]);
});

test('a search finds names and what stands below them', () => {
  expect(searchTree(tree, 'rig').map(({ id }) => id)).toEqual(['rigging', 'blocks', 'ropes']);
  expect(searchTree(tree, ' rop ').map(({ id }) => id)).toEqual(['ropes']);
  expect(searchTree(tree, '')).toHaveLength(5);
});
