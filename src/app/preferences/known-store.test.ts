import { expect, test, vi } from 'vitest';
import { readKnownStore } from './known-store.ts';

const kept = vi.hoisted(() => ({ value: null as unknown }));
vi.mock('./storage.ts', () => ({ browserValue: () => ({ read: () => kept.value }) }));

test.each([
  ['nothing', null, undefined],
  ['something else', { name: 7 }, undefined],
  ['a store', { name: 'Tern', features: ['a', 1] }, { name: 'Tern', features: ['a'] }],
  [
    'a store with its currency',
    { name: 'Tern', features: [], currency: 'eur' },
    { name: 'Tern', features: [], currency: 'eur' },
  ],
  [
    'a store with no currency',
    { name: 'Tern', features: [], currency: '<b>' },
    { name: 'Tern', features: [] },
  ],
])('of %s that is kept only a whole store is known', (_what, value, known) => {
  kept.value = value;
  expect(readKnownStore()).toEqual(known);
});
