import { expect, test } from 'vitest';
import { directionOf, nextOrder } from './order.ts';

test('clicks lead from ascending over descending to the usual order', () => {
  expect(nextOrder(undefined, 'title')).toBe('title');
  expect(nextOrder('-created_at', 'title')).toBe('title');
  expect(nextOrder('title', 'title')).toBe('-title');
  expect(nextOrder('-title', 'title')).toBeUndefined();
});

test('tells a column’s direction', () => {
  expect(directionOf('title', 'title')).toBe('ascending');
  expect(directionOf('-title', 'title')).toBe('descending');
  expect(directionOf('-created_at', 'title')).toBe('none');
  expect(directionOf(undefined, 'title')).toBe('none');
});
