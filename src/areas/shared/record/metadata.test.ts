import { expect, test } from 'vitest';
import { emptyEntries, metadataBody } from './metadata.ts';

const before = { care: 'Wipe dry', size: { w: 1, h: [2, 3] }, old: true };

test('only changed, new and removed entries are sent', () => {
  expect(metadataBody(before, { ...before, size: { w: 1, h: [2, 3] } })).toEqual({});
  expect(metadataBody(before, { care: 'Polish', size: before.size, count: 0 })).toEqual({
    care: 'Polish',
    count: 0,
    old: '',
  });
});

test('an empty text would be dropped by the server, an empty one inside would not', () => {
  expect(emptyEntries({ a: '', b: { c: '' }, d: null })).toEqual(['a']);
});
