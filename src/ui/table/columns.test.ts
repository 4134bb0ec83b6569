import { expect, test } from 'vitest';
import { moveColumn, shownColumns } from './columns.ts';

const columns = [
  { id: 'title' },
  { id: 'status' },
  { id: 'stock' },
  { id: 'handle', optional: true },
];
const ids = (chosen?: string[]): string[] => shownColumns(columns, chosen).map(({ id }) => id);

test('usually all but the optional columns stand there', () => {
  expect(ids()).toEqual(['title', 'status', 'stock']);
});

test('a choice keeps its order, and the first column always leads', () => {
  expect(ids(['handle', 'status'])).toEqual(['title', 'handle', 'status']);
  expect(ids([])).toEqual(['title']);
});

test('columns that are gone, named twice or the leading one change nothing', () => {
  expect(ids(['gone', 'stock', 'stock', 'title'])).toEqual(['title', 'stock']);
  expect(shownColumns([], ['a'])).toEqual([]);
});

test('a column moves one place and not past the edges', () => {
  expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveColumn(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moveColumn(['a'], 'x', 1)).toEqual(['a']);
});
