import { expect, test } from 'vitest';
import { chunk } from './chunk.ts';

test('a list falls into parts, none of them empty', () => {
  expect(chunk([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  expect(chunk([], 2)).toEqual([]);
});
