import { expect, test } from 'vitest';
import { settingsGroups } from './pages.ts';

test('pages of modules are there only where the store has the module', () => {
  const features = settingsGroups()
    .flatMap(({ pages }) => pages)
    .flatMap(({ id, feature }) => (feature ? [[id, feature]] : []));
  expect(Object.fromEntries(features)).toEqual({
    channels: 'sales_channels',
    keys: 'publishable_api_keys',
    locations: 'stockLocationService',
  });
});
