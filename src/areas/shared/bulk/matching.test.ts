import { expect, test, vi } from 'vitest';
import { readMatchingIds } from './matching.ts';

test('all pages are read, and a record that moved to a later one while they were is named once', async () => {
  const read = vi
    .fn()
    .mockResolvedValueOnce({ rows: [{ id: 'a' }, { id: 'b' }], count: 4 })
    .mockResolvedValueOnce({ rows: [{ id: 'b' }, { id: 'c' }], count: 4 });
  expect(await readMatchingIds(read)).toEqual(['a', 'b', 'c']);
  expect(read.mock.calls.map(([{ offset }]) => offset)).toEqual([0, 2]);
});
