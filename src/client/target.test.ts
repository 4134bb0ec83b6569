import { expect, test } from 'vitest';
import { buildTarget, serializeBody } from './target.ts';

test('fills places with encoded values and adds the query', () => {
  const params = { path: { id: 'x/y?', code: 5 }, query: { q: 'a b', id: ['c'] } };
  expect(buildTarget('/a/{id}/b/{code}', params)).toBe('/a/x%2Fy%3F/b/5?q=a%20b&id%5B%5D=c');
});

test('nothing to add is nothing added', () => {
  expect(buildTarget('/a')).toBe('/a');
  expect(buildTarget('/a', { query: { q: undefined } })).toBe('/a');
});

test('a body is JSON unless it is a form', () => {
  const form = new FormData();
  expect(serializeBody({ a: [1, null] })).toBe('{"a":[1,null]}');
  expect(serializeBody(undefined)).toBeUndefined();
  expect(serializeBody(form)).toBe(form);
});
