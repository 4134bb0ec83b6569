import { expect, test } from 'vitest';
import { enableDisableBulk } from './enable-disable.ts';
import type { EarlierCode } from './enable-disable.ts';

const stored = (id: string, is_disabled: boolean) => ({ id, code: id.toUpperCase(), is_disabled });
const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => stored(id, false));
const bulk = enableDisableBulk({
  namespace: 'discounts',
  readOne: async (id) => all.find((one) => one.id === id) ?? Promise.reject(new Error(id)),
  readAll: async () => all,
  set: async () => undefined,
  remove: async () => undefined,
  operations: { set: 'updateDiscount', remove: 'deleteDiscount' },
});
const call = { signal: new AbortController().signal };

const on: EarlierCode = { id: 'a', code: 'ON', isDisabled: false };
const off: EarlierCode = { id: 'b', code: 'OFF', isDisabled: true };
const concerned = (kind: 'disable' | 'enable' | 'delete'): EarlierCode[] =>
  [on, off].filter((item) => bulk.concerns({ kind }, item));

test('only what is on is switched off, and all can be deleted', () => {
  expect(concerned('disable')).toEqual([on]);
  expect(concerned('enable')).toEqual([off]);
  expect(concerned('delete')).toEqual([on, off]);
});

test('what someone switched back meanwhile is left alone by an undo, and a deletion has none', () => {
  expect(bulk.isAsLeft({ kind: 'disable' }, on, off)).toBe(true);
  expect(bulk.isAsLeft({ kind: 'disable' }, on, on)).toBe(false);
  expect(bulk.undoSteps({ kind: 'delete' }, [on], () => '')).toEqual([]);
  expect(bulk.undoSteps({ kind: 'disable' }, [on], () => '')).toHaveLength(1);
});

test('a few are read one by one, many with the whole list, in the order that was asked for', async () => {
  const ids = async (...wanted: string[]): Promise<string[]> =>
    (await bulk.read('disable', wanted, call)).map(({ id }) => id);
  expect(await ids('b', 'a')).toEqual(['b', 'a']);
  // Missing codes are skipped.
  expect(await ids('f', 'e', 'gone', 'c', 'b', 'a')).toEqual(['f', 'e', 'c', 'b', 'a']);
  await expect(ids('gone')).rejects.toThrow('gone');
});
