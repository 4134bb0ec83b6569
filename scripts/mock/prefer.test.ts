import { expect, test } from 'vitest';
import { preferenceProblem, readPreferences } from './prefer.ts';
import { createRouter } from './router.ts';
import { smallContract } from './small-contract.ts';

test.each([
  ['', { code: undefined, example: undefined, delay: 0, rest: '' }],
  ['example=empty', { code: undefined, example: 'empty', delay: 0, rest: 'example=empty' }],
  ['delay=2000, code=404', { code: '404', example: undefined, delay: 2000, rest: 'code=404' }],
  ['delay=soon', { code: undefined, example: undefined, delay: 0, rest: '' }],
  ['delay=9999999', { code: undefined, example: undefined, delay: 60_000, rest: '' }],
])('“%s” is read', (header, preferences) => {
  expect(readPreferences(header)).toEqual(preferences);
});

test.each([
  [{ code: undefined, example: 'empty' }, undefined],
  [{ code: '404', example: undefined }, undefined],
  [
    { code: undefined, example: 'emtpy' },
    'listProducts has no example “emtpy”. It has: default, empty',
  ],
  [{ code: '404', example: 'empty' }, 'listProducts has no example “empty”. It has: none'],
  [{ code: '418', example: undefined }, 'listProducts has no answer 418. It has: 200, 404'],
])('of %j the mock says: %s', (preferences, problem) => {
  const operation = createRouter(smallContract)('GET', '/admin/products')?.operation;
  expect(operation && preferenceProblem(smallContract, operation, preferences)).toBe(problem);
});
