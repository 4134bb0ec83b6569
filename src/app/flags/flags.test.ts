import { expect, test } from 'vitest';
import { enabledFeatures, isAvailable } from './flags.ts';

const store = {
  feature_flags: [
    { key: 'analytics', value: true },
    { key: 'product_categories', value: false },
  ],
  modules: [
    { module: 'inventoryService', resolution: '@medusajs/inventory' },
    { module: 'stockLocationService', resolution: false },
  ],
};

test('a flag counts by its value, each module as enabled', () => {
  const enabled = enabledFeatures({ store, hasUser: true, isUserLoading: false });
  expect([...(enabled ?? [])].toSorted()).toEqual([
    'analytics',
    'inventoryService',
    'stockLocationService',
  ]);
});

test.each([
  ['the store is not loaded', { store: undefined, hasUser: true, isUserLoading: false }, false],
  ['there is no user and none is awaited', { store, hasUser: false, isUserLoading: false }, false],
  ['a user is awaited', { store, hasUser: false, isUserLoading: true }, true],
])('while %s', (_when, sources, isKnown) => {
  expect(enabledFeatures(sources) !== undefined).toBe(isKnown);
});

test('a store that leaves the lists out has no features', () => {
  const bare = JSON.parse('{}') as typeof store;
  expect(enabledFeatures({ store: bare, hasUser: true, isUserLoading: false })?.size).toBe(0);
});

test('what needs a feature, or its lack, waits until it is known', () => {
  const [needs, lacks] = [{ feature: 'analytics' }, { without: 'analytics' }] as const;
  const available = (features: string[] | undefined): boolean[] =>
    [needs, lacks, {}].map((thing) => isAvailable(thing, features && new Set(features)));
  expect(available(['analytics'])).toEqual([true, false, true]);
  expect(available([])).toEqual([false, true, true]);
  expect(available(undefined)).toEqual([false, false, true]);
});
