// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { notePerson } from '#app/preferences/browser-storage.ts';
import { ownerKey } from '#app/preferences/storage.ts';
import { render } from '../../../../tests/support/render.tsx';
import { codesOf, scan } from './count.ts';
import type { Count } from './count.ts';
import type { Item } from '../item/query.ts';
import { loadCount } from './stored-counts.ts';
import { useCount } from './useCount.ts';
import type { CountState } from './useCount.ts';

const owner = ownerKey('usr_1');
const codes = codesOf([
  { id: 'mug', sku: 'MUG' },
  { id: 'hat', sku: 'HAT' },
] as unknown as Item[]);

let tabs: Record<string, CountState>;
function Tab({ name }: { name: string }): null {
  const state = useCount('sloc_1', owner);
  useEffect(() => {
    tabs[name] = state;
  }, [name, state]);
  return null;
}

const take = (tab: string, code: string): Count | undefined =>
  tabs[tab]?.change((now) => scan(now, code, codes).count);
const stored = (): unknown => [...loadCount('sloc_1', owner).units];
const shown = (tab: string): unknown => [...(tabs[tab]?.count.units ?? [])];

beforeEach(() => {
  localStorage.clear();
  notePerson('usr_1');
  tabs = {};
  render(
    <>
      <Tab name="one" />
      <Tab name="other" />
    </>,
  );
});

test('two codes of one frame both count', () => {
  act(() => {
    take('one', 'MUG');
    take('one', 'HAT');
  });
  expect(shown('one')).toEqual([
    ['mug', 1],
    ['hat', 1],
  ]);
  expect(stored()).toEqual(shown('one'));
});

test('two tabs count together, and what one has saved doesn’t come back from the other', () => {
  act(() => void take('one', 'MUG'));
  act(() => void take('other', 'MUG'));
  act(() => void take('one', 'HAT'));
  const both = [
    ['mug', 2],
    ['hat', 1],
  ];
  expect(stored()).toEqual(both);
  act(() => {
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'x.work.stocktake' }));
  });
  expect(shown('other')).toEqual(both);
  act(() => void tabs['one']?.change((now) => ({ ...now, units: new Map() })));
  act(() => void take('other', 'HAT'));
  expect(stored()).toEqual([['hat', 1]]);
});

test('a count that the browser can’t store goes on, and says so until it is stored', () => {
  const store = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.getItem(key),
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  act(() => void take('one', 'MUG'));
  act(() => void take('one', 'MUG'));
  expect([shown('one'), tabs['one']?.isKept]).toEqual([[['mug', 2]], false]);
  vi.stubGlobal('localStorage', store);
  act(() => void take('one', 'MUG'));
  expect([stored(), tabs['one']?.isKept]).toEqual([[['mug', 3]], true]);
});
