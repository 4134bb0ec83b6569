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
    { field: 'handle', entry: undefined, mine: 'lantern', theirs: 'old-lamp' },
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
  expect(merged(before, mine, theirs, 'theirs')).toEqual({
    title: 'Lampion',
    handle: 'lantern',
    tags: ['iron'],
  });
});

test('keeping mine gives up nothing of mine, and nothing that only theirs changed', () => {
  const mine = { ...before, title: 'Lantern', handle: 'lantern' };
  const theirs = { ...before, title: 'Lampion', tags: ['iron'] };
  expect(merged(before, mine, theirs, 'mine')).toEqual({ ...mine, tags: ['iron'] });
});

test('in a field of records, each entry is a change of its own', () => {
  const stored = { prices: { eur: 100, jpy: 200, usd: 300 } };
  const mine = { prices: { eur: 110, jpy: 200 } };
  const theirs = { prices: { eur: 100, jpy: 220, usd: 300, gbp: 90 } };
  expect(conflicts(stored, mine, theirs)).toEqual([]);
  expect(merged(stored, mine, theirs, 'theirs')).toEqual({
    prices: { eur: 110, jpy: 220, gbp: 90 },
  });
  const clashing = { prices: { eur: 120, jpy: 220, usd: 300 } };
  expect(conflicts(stored, mine, clashing)).toEqual([
    { field: 'prices', entry: 'eur', mine: 110, theirs: 120 },
  ]);
  expect(merged(stored, mine, clashing, 'mine').prices).toEqual({ eur: 110, jpy: 220 });
  expect(merged(stored, mine, clashing, 'theirs').prices).toEqual({ eur: 120, jpy: 220 });
});
