import { expect, test } from 'vitest';
import { changedFields, conflicts, merged } from './changes.ts';

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

test('text that is no number is a change from nothing', () => {
  expect(changedFields({ weight: null }, { weight: Number.NaN })).toEqual(['weight']);
  expect(changedFields({ prices: { eur: null } }, { prices: { eur: Number.NaN } })).toEqual([
    'prices',
  ]);
});

test('using theirs gives up what is in conflict, and nothing else', () => {
  const mine = { ...before, title: 'Lantern', handle: 'lantern' };
  const theirs = { ...before, title: 'Lampion', tags: ['iron'] };
  expect(merged(before, mine, theirs)).toEqual({
    title: 'Lampion',
    handle: 'lantern',
    tags: ['iron'],
  });
});
