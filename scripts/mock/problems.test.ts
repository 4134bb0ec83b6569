import { expect, test } from 'vitest';
import type { Json } from '../contract/document.ts';
import { createBodyCheck } from './body-check.ts';
import { queryProblem } from './problems.ts';
import { createRouter } from './router.ts';
import { smallContract } from './small-contract.ts';

const find = createRouter(smallContract);
const check = createBodyCheck(smallContract);

function problemOf(body: Json | undefined): string | undefined {
  const match = find('POST', '/admin/products');
  return match && check(match, body);
}

test.each<[Json | undefined, string | undefined]>([
  [{ title: 'Hat' }, undefined],
  [{ title: 'Hat', collection_id: null }, undefined],
  [undefined, 'title must be a string'],
  [{ title: 1 }, 'title must be a string'],
  [{ title: 'Hat', colour: 'red' }, 'property colour should not exist'],
  [
    { title: 'Hat', status: 'sold' },
    'status must be one of the following values: draft, published',
  ],
  [{ title: 'Hat', email: 'nobody' }, 'email must be an email'],
  [{ title: 'Hat', tags: 'new' }, 'tags must be an array'],
  [{ title: 'Hat', tags: [1, 2] }, 'each value in tags must be a string'],
  [{ title: 'Hat', variants: [{ title: 2 }] }, 'title must be a string'],
  [{ handle: 3 }, 'title must be a string, handle must be a string'],
])('of the body %j the server says: %s', (body, problem) => {
  expect(problemOf(body)).toBe(problem);
});

test.each([
  ['q=hat&status[]=draft&limit=5', undefined],
  ['created_at[gte]=2026-01-01', undefined],
  ['colour=red', 'property colour should not exist'],
  ['limit=many', 'limit must be a number conforming to the specified constraints'],
])('of the query %s the server says: %s', (query, problem) => {
  const match = find('GET', '/admin/products');
  expect(match && queryProblem(smallContract, match, new URLSearchParams(query))).toBe(problem);
});

test('a call without a body has no problem', () => {
  const match = find('POST', '/admin/orders/order_one/capture');
  expect(match && check(match, undefined)).toBeUndefined();
});
