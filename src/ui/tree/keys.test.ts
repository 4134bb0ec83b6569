import { expect, test } from 'vitest';
import { treeAction } from './keys.ts';
import type { TreeAction } from './keys.ts';
import { visibleRows } from './tree.ts';

const items = [
  { id: 'a', parentId: null, label: 'A' },
  { id: 'a1', parentId: 'a', label: 'A 1' },
  { id: 'b', parentId: null, label: 'B' },
];
const open = visibleRows(items, () => true);
const folded = visibleRows(items, () => false);

const press = (
  key: string,
  index: number,
  { rows = open, altKey = false, isRtl = false, ctrlKey = false } = {},
): TreeAction | undefined =>
  treeAction({ key, altKey, ctrlKey, metaKey: false, shiftKey: false }, rows, index, isRtl);

test('arrows walk, and stay at the ends', () => {
  expect(press('ArrowDown', 0)).toEqual({ kind: 'focus', index: 1 });
  expect(press('ArrowDown', 2)).toEqual({ kind: 'focus', index: 2 });
  expect(press('ArrowUp', 0)).toEqual({ kind: 'focus', index: 0 });
  expect(press('End', 0)).toEqual({ kind: 'focus', index: 2 });
});

test('arrows unfold and walk in, fold and walk out', () => {
  expect(press('ArrowRight', 0, { rows: folded })).toEqual({
    kind: 'toggle',
    id: 'a',
    expanded: true,
  });
  expect(press('ArrowRight', 0)).toEqual({ kind: 'focus', index: 1 });
  expect(press('ArrowLeft', 1)).toEqual({ kind: 'focus', index: 0 });
  expect(press('ArrowLeft', 0)).toEqual({ kind: 'toggle', id: 'a', expanded: false });
});

test('where one reads from the right, the arrows are the other way round', () => {
  expect(press('ArrowLeft', 0, { isRtl: true })).toEqual({ kind: 'focus', index: 1 });
  expect(press('ArrowRight', 1, { isRtl: true })).toEqual({ kind: 'focus', index: 0 });
});

test('with Alt they move the entry', () => {
  expect(press('ArrowDown', 0, { altKey: true })).toEqual({ kind: 'move', id: 'a', way: 'down' });
  expect(press('ArrowLeft', 1, { altKey: true })).toEqual({ kind: 'move', id: 'a1', way: 'out' });
  expect(press('ArrowLeft', 1, { altKey: true, isRtl: true })).toEqual({
    kind: 'move',
    id: 'a1',
    way: 'in',
  });
});

test('other keys are left alone', () => {
  expect(press('ArrowDown', 0, { ctrlKey: true })).toBeUndefined();
  expect(press('F5', 0)).toBeUndefined();
});
