import { expect, test } from 'vitest';
import { changedFields, conflicts } from './changes.ts';

const before = { title: 'Lamp', handle: 'lamp', tags: ['brass'] };

test('only what differs counts as changed, lists by what they hold', () => {
  expect(changedFields(before, { ...before, tags: ['brass'] })).toEqual([]);
  expect(changedFields(before, { ...before, title: 'Lantern', tags: [] })).toEqual([
    'title',
    'tags',
  ]);
});

test('a conflict is a field that both sides changed, differently', () => {
  const mine = { ...before, title: 'Lantern', handle: 'lantern' };
  expect(conflicts(before, mine, { ...before, tags: ['iron'] })).toEqual([]);
  expect(conflicts(before, mine, { ...before, title: 'Lantern' })).toEqual([]);
  expect(conflicts(before, mine, { ...before, handle: 'old-lamp' })).toEqual([
    { field: 'handle', mine: 'lantern', theirs: 'old-lamp' },
  ]);
});
