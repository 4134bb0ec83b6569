import { expect, test } from 'vitest';
import { exampleAnswer } from './example.ts';
import { readPreferences } from './prefer.ts';
import { createRouter } from './router.ts';
import { smallContract } from './small-contract.ts';

const find = createRouter(smallContract);

const answer = (path: string, prefer = '', mayCall = true) =>
  exampleAnswer(smallContract, {
    match: find('GET', path),
    preferences: readPreferences(prefer),
    mayCall,
  });

test('the usual example answers unless another is wanted', () => {
  expect(answer('/admin/products')).toMatchObject({ status: 200, value: { count: 2 } });
  expect(answer('/admin/products', 'example=empty')).toMatchObject({ value: { count: 0 } });
});

test('a wanted status answers, one without content too', () => {
  expect(answer('/admin/products', 'code=404')).toEqual({
    status: 404,
    mediaType: 'text/plain',
    value: '',
  });
});

test('without a session or a place in the contract there is no example', () => {
  expect(answer('/admin/products', '', false).status).toBe(401);
  expect(answer('/admin/none').status).toBe(404);
});
