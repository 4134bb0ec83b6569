import { expect, test } from 'vitest';
import { changeOf } from './actions.ts';
import { concerns, tagsAfter, tagsBefore } from './change.ts';
import type { EarlierProduct } from './change.ts';

const product: EarlierProduct = {
  id: 'prod_1',
  title: 'Lantern',
  status: 'draft',
  collection_id: 'pcol_1',
  type: { id: 'ptyp_1', value: 'Lighting' },
  tags: ['brass', 'Night'],
  channels: ['sc_1'],
  categories: ['pcat_1'],
  variants: [],
};

test('tags are added once, whatever their capitals, and removed so', () => {
  expect(tagsAfter(['brass'], { mode: 'add', values: ['Brass', 'oak'] })).toEqual(['brass', 'oak']);
  expect(tagsAfter(['brass', 'oak'], { mode: 'remove', values: ['BRASS'] })).toEqual(['oak']);
  expect(tagsAfter(['brass'], { mode: 'replace', values: ['oak'] })).toEqual(['oak']);
});

test.each([
  [{ mode: 'add', values: ['oak', 'Brass'] }, ['theirs', 'brass', 'oak'], ['brass', 'theirs']],
  [{ mode: 'add', values: ['oak'] }, ['oak', 'theirs'], ['theirs']],
  [{ mode: 'remove', values: ['BRASS'] }, ['theirs'], ['brass', 'theirs']],
  [{ mode: 'replace', values: ['oak', 'Brass'] }, ['oak', 'Brass', 'theirs'], ['brass', 'theirs']],
] as const)('taken back, %j leaves what others did to the tags', (change, now, expected) => {
  expect(tagsBefore(['brass'], now, change)).toEqual(expected);
});

test.each([
  [{ kind: 'status', status: 'draft' }, false],
  [{ kind: 'status', status: 'published' }, true],
  [{ kind: 'collection', id: 'pcol_1' }, false],
  [{ kind: 'collection', id: null }, true],
  [{ kind: 'type', value: ' Lighting ' }, false],
  [{ kind: 'type', value: '' }, true],
  [{ kind: 'tags', mode: 'add', values: ['night'] }, false],
  [{ kind: 'tags', mode: 'replace', values: ['Night', 'brass'] }, false],
  [{ kind: 'tags', mode: 'remove', values: ['night'] }, true],
  [{ kind: 'channel', mode: 'add', id: 'sc_1' }, false],
  [{ kind: 'channel', mode: 'remove', id: 'sc_1' }, true],
  [{ kind: 'category', mode: 'add', id: 'pcat_2' }, true],
  [{ kind: 'category', mode: 'remove', id: 'pcat_2' }, false],
  [{ kind: 'delete' }, true],
] as const)('%j concerns the product: %s', (change, expected) => {
  const given = 'values' in change ? { ...change, values: [...change.values] } : change;
  expect(concerns(given, product)).toBe(expected);
});

test('an action that needs a choice is no change without it', () => {
  const nothing = { one: '', tags: [] };
  for (const action of ['tagsAdd', 'tagsRemove', 'channelAdd', 'categoryRemove'] as const) {
    expect(changeOf(action, nothing)).toBeUndefined();
  }
  expect(changeOf('collection', nothing)).toEqual({ kind: 'collection', id: null });
  expect(changeOf('unpublish', nothing)).toEqual({ kind: 'status', status: 'draft' });
});
