import { expect, test } from 'vitest';
import { keyTarget, moved } from './useReorder.ts';

test('an entry moves, the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test('keys move one place or to an end, and never beyond', () => {
  expect(keyTarget('ArrowDown', 0, 3)).toBe(1);
  expect(keyTarget('ArrowUp', 0, 3)).toBeUndefined();
  expect(keyTarget('ArrowDown', 2, 3)).toBeUndefined();
  expect(keyTarget('Home', 2, 3)).toBe(0);
  expect(keyTarget('End', 0, 3)).toBe(2);
  expect(keyTarget('a', 1, 3)).toBeUndefined();
});
