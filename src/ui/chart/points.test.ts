import { expect, test } from 'vitest';
import { isolated } from './points.ts';

const gap = undefined;

test.each([
  [[], []],
  [[7], [0]],
  [[7, 8], []],
  [[gap, 7, gap], [1]],
  [
    [7, gap, 8, 9, gap, 0, gap, gap, -3],
    [0, 5, 8],
  ],
  [[gap, gap], []],
])('of %j the values without neighbors are at %j', (values, alone) => {
  expect([...isolated(values)]).toEqual(alone);
});
