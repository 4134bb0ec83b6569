// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { notePerson } from '#app/preferences/browser-storage.ts';
import { keptWork, ownerKey } from '#app/preferences/storage.ts';
import { NOTHING_COUNTED } from './count.ts';
import type { Count } from './count.ts';
import {
  areCountsStored,
  saveCount,
  loadCount,
  lastCountedAt,
  openCounts,
} from './stored-counts.ts';

const owner = ownerKey('usr_1');
const counted = (units: number): Count => ({
  units: new Map([['iitem_1', units]]),
  unknown: new Map(),
});

beforeEach(() => {
  localStorage.clear();
  notePerson('usr_1');
});

test('counts of several locations are kept, and are unfinished work until they are saved', () => {
  expect(keptWork('usr_1')).toEqual([]);
  saveCount('sloc_1', owner, counted(3));
  saveCount('sloc_2', owner, counted(5));
  saveCount('sloc_1', owner, counted(4));
  expect(loadCount('sloc_1', owner)).toEqual(counted(4));
  expect(loadCount('sloc_2', owner)).toEqual(counted(5));
  expect(lastCountedAt(owner)).toBe('sloc_1');
  expect(Object.fromEntries(openCounts(owner))).toEqual({ sloc_1: 1, sloc_2: 1 });
  expect(keptWork('usr_1')).toEqual(['stocktake']);
  saveCount('sloc_1', owner, NOTHING_COUNTED);
  expect(lastCountedAt(owner)).toBe('sloc_2');
  expect([...openCounts(owner).keys()]).toEqual(['sloc_2']);
  saveCount('sloc_2', owner, NOTHING_COUNTED);
  expect(keptWork('usr_1')).toEqual([]);
});

test('a count that storage refused is stored with the next one of another location', () => {
  const room = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => room.getItem(key),
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  saveCount('sloc_1', owner, counted(3));
  expect([loadCount('sloc_1', owner), areCountsStored()]).toEqual([counted(3), false]);
  expect(lastCountedAt(owner)).toBeUndefined();
  expect([...openCounts(owner)]).toEqual([['sloc_1', 1]]);
  vi.stubGlobal('localStorage', room);
  saveCount('sloc_2', owner, counted(5));
  expect([loadCount('sloc_1', owner), areCountsStored()]).toEqual([counted(3), true]);
  expect(lastCountedAt(owner)).toBe('sloc_2');
});

test('a count is its person’s', () => {
  saveCount('sloc_1', owner, counted(3));
  expect(loadCount('sloc_1', ownerKey('usr_2'))).toEqual(NOTHING_COUNTED);
  expect(keptWork('usr_2')).toEqual([]);
});
