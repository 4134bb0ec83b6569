import { expect, test } from 'vitest';
import { applyMove, changesPlace, dropTarget, moveTo } from './moves.ts';
import { visibleRows } from './tree.ts';
import type { TreeItem } from './tree.ts';

const item = (id: string, parentId: string | null = null): TreeItem => ({
  id,
  parentId,
  label: id,
});

// a, a1, a2, b, c, c1
const items = [item('a'), item('a1', 'a'), item('a2', 'a'), item('b'), item('c'), item('c1', 'c')];
const rows = visibleRows(items, () => true);
const order = (list: readonly TreeItem[]): string[] =>
  visibleRows(list, () => true).map(({ item: { id }, level }) => `${level}${id}`);

test('keys move among siblings, below the one before, and out of the parent', () => {
  expect(moveTo(items, 'b', 'up')).toEqual({ id: 'b', parentId: null, index: 0 });
  expect(moveTo(items, 'b', 'down')).toEqual({ id: 'b', parentId: null, index: 2 });
  expect(moveTo(items, 'b', 'in')).toEqual({ id: 'b', parentId: 'a', index: 2 });
  expect(moveTo(items, 'a1', 'out')).toEqual({ id: 'a1', parentId: null, index: 1 });
});

test('at the edges keys move nothing', () => {
  expect(moveTo(items, 'a', 'up')).toBeUndefined();
  expect(moveTo(items, 'c', 'down')).toBeUndefined();
  expect(moveTo(items, 'a', 'in')).toBeUndefined();
  expect(moveTo(items, 'a', 'out')).toBeUndefined();
});

test('a move carries what is below along', () => {
  expect(order(applyMove(items, { id: 'a', parentId: null, index: 1 }))).toEqual([
    '1b',
    '1a',
    '2a1',
    '2a2',
    '1c',
    '2c1',
  ]);
  expect(order(applyMove(items, { id: 'c', parentId: 'a', index: 1 }))).toEqual([
    '1a',
    '2a1',
    '2c',
    '3c1',
    '2a2',
    '1b',
  ]);
});

test('nothing moves below itself', () => {
  expect(applyMove(items, { id: 'a', parentId: 'a2', index: 0 })).toEqual(items);
  expect(applyMove(items, { id: 'a', parentId: 'a', index: 0 })).toEqual(items);
});

test('a move to where an entry stands already changes nothing', () => {
  expect(changesPlace(items, { id: 'b', parentId: null, index: 1 })).toBe(false);
  expect(changesPlace(items, { id: 'b', parentId: null, index: 2 })).toBe(true);
});

const drop = (id: string, index: number, zone: 'before' | 'inside' | 'after', level = 1) =>
  dropTarget(items, rows, id, { index, zone, level })?.move;

test('an entry is let go before, inside or after another', () => {
  expect(drop('c', 0, 'before')).toEqual({ id: 'c', parentId: null, index: 0 });
  expect(drop('b', 4, 'inside')).toEqual({ id: 'b', parentId: 'c', index: 1 });
  // Right below an expanded item.
  expect(drop('b', 0, 'after')).toEqual({ id: 'b', parentId: 'a', index: 0 });
  // Its own removal doesn't shift the index.
  expect(drop('a', 3, 'after')).toEqual({ id: 'a', parentId: null, index: 1 });
});

test('at the end of a branch the pointer chooses the level', () => {
  expect(drop('c', 2, 'after', 2)).toEqual({ id: 'c', parentId: 'a', index: 2 });
  expect(drop('c', 2, 'after', 1)).toEqual({ id: 'c', parentId: null, index: 1 });
  expect(drop('c', 2, 'after', 7)).toEqual({ id: 'c', parentId: 'a', index: 2 });
});

test('nothing is let go on itself or below itself', () => {
  expect(drop('a', 0, 'inside')).toBeUndefined();
  expect(drop('a', 1, 'inside')).toBeUndefined();
  expect(drop('a', 1, 'before')).toBeUndefined();
  expect(drop('c', 5, 'after', 2)).toBeUndefined();
});
