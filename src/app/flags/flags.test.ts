import { expect, test } from 'vitest';
import { enabledFeatures } from './flags.ts';

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
