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

test('lists are put together by what each side added, removed and moved', () => {
  const stored = { tags: ['a', 'b'], images: ['1', '2', '3'] };
  const mine = { tags: ['a', 'b', 'mine'], images: ['3', '1', '2'] };
  const theirs = { tags: ['b', 'theirs'], images: ['1', '2', '3', '4'] };
  expect(conflicts(stored, mine, theirs)).toEqual([]);
  for (const winner of ['mine', 'theirs'] as const) {
    expect(merged(stored, mine, theirs, winner)).toEqual({
      tags: ['b', 'theirs', 'mine'],
      images: ['3', '1', '2', '4'],
    });
  }
});

test('a list that both put into another order is asked about, with all that either side has added', () => {
  const stored = { images: ['1', '2', '3'] };
  const mine = { images: ['3', '1', '2'] };
  const theirs = { images: ['2', '1', '3', '4'] };
  expect(conflicts(stored, mine, theirs)).toEqual([
    {
      field: 'images',
      entry: undefined,
      mine: ['3', '1', '2', '4'],
      theirs: ['2', '1', '3', '4'],
    },
  ]);
  expect(merged(stored, mine, theirs, 'mine').images).toEqual(['3', '1', '2', '4']);
});

test('a list inside an entry is somebody else’s data: it is asked about as a whole', () => {
  const stored = { metadata: { sizes: ['s'] } };
  const found = conflicts(
    stored,
    { metadata: { sizes: ['s', 'm'] } },
    { metadata: { sizes: ['s', 'l'] } },
  );
  expect(found).toEqual([
    { field: 'metadata', entry: 'sizes', mine: ['s', 'm'], theirs: ['s', 'l'] },
  ]);
});

test('a field that someone else took away as a whole is told', () => {
  expect(conflicts<Record<string, string>>({ a: 'A' }, { a: 'B' }, {})).toEqual([
    { field: 'a', entry: undefined, mine: 'B', theirs: undefined },
  ]);
});

test('what is settled alike for both sides is no conflict', () => {
  const stored = { list: ['a', 'b'], first: 'a' };
  const settle = (values: typeof stored): typeof stored => ({
    ...values,
    first: values.list.includes(values.first) ? values.first : (values.list[0] ?? ''),
  });
  const mine = { list: ['a', 'b'], first: 'b' };
  const theirs = { list: ['a'], first: 'a' };
  expect(conflicts(stored, mine, theirs, settle)).toEqual([]);
  expect(merged(stored, mine, theirs, 'mine', settle)).toEqual({ list: ['a'], first: 'a' });
});
