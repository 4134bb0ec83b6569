import { expect, test } from 'vitest';
import { NO_LAYERS, moveLayers } from './layers.ts';
import type { Layers } from './layers.ts';

const start: Layers<string> = NO_LAYERS;

test('screens stack and come off again', () => {
  const one = moveLayers(start, { kind: 'push', screen: 'variants' });
  const two = moveLayers(one, { kind: 'push', screen: 'prices' });
  expect(two).toEqual({ stack: ['variants', 'prices'], direction: 'forth' });
  expect(moveLayers(two, { kind: 'pop' })).toEqual({ stack: ['variants'], direction: 'back' });
  expect(moveLayers(two, { kind: 'reset' })).toEqual({ stack: [], direction: 'back' });
});

test('nothing comes off an empty stack', () => {
  expect(moveLayers(start, { kind: 'pop' }).stack).toEqual([]);
});
