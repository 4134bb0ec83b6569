import { expect, test } from 'vitest';
import { ROW_HEIGHTS } from '../theme/values.ts';
import { DENSITIES, isDensity } from './density.ts';

test('rows are 40 px high unless one chooses otherwise', () => {
  expect(ROW_HEIGHTS).toEqual({ compact: 32, normal: 40, comfortable: 52 });
  expect(DENSITIES).toEqual(['compact', 'normal', 'comfortable']);
});

test('a broken stored value is no density', () => {
  expect(isDensity('compact')).toBe(true);
  for (const broken of ['huge', '', null, 3, {}]) expect(isDensity(broken)).toBe(false);
});
