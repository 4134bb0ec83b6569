import { expect, test } from 'vitest';
import { ancestorsOf, matching, visibleRows } from './tree.ts';
import type { TreeItem } from './tree.ts';

const item = (id: string, parentId: string | null = null): TreeItem => ({
  id,
  parentId,
  label: id,
});

const items = [item('home'), item('lamps', 'home'), item('desk', 'lamps'), item('rugs', 'home')];

test('rows say where each entry stands', () => {
  const rows = visibleRows(items, () => true);
  expect(
    rows.map(({ item: { id }, level, position, siblings }) => [id, level, position, siblings]),
  ).toEqual([
    ['home', 1, 1, 1],
    ['lamps', 2, 1, 2],
    ['desk', 3, 1, 1],
    ['rugs', 2, 2, 2],
  ]);
});

test('what is below a folded entry is out of sight', () => {
  const rows = visibleRows(items, (id) => id !== 'lamps');
  expect(rows.map((row) => row.item.id)).toEqual(['home', 'lamps', 'rugs']);
  expect(rows[1]).toMatchObject({ hasChildren: true, isExpanded: false });
  expect(rows[2]).toMatchObject({ hasChildren: false, isExpanded: false });
});

test('an entry whose parent is missing stands at the top', () => {
  const rows = visibleRows([item('lost', 'nowhere')], () => true);
  expect(rows).toMatchObject([{ level: 1, item: { id: 'lost' } }]);
});

test('a search keeps what is above its matches, and nothing else', () => {
  const { items: kept, found } = matching(items, ({ label }) => label.includes('desk'));
  expect(kept.map(({ id }) => id)).toEqual(['home', 'lamps', 'desk']);
  expect(found).toBe(1);
});

test('a circle among parents does not hang', () => {
  const circle = [item('a', 'b'), item('b', 'a')];
  expect(ancestorsOf(circle, 'a').map(({ id }) => id)).toEqual(['b']);
});
