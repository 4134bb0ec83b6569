import { expect, test } from 'vitest';
import { buildTarget } from './target.ts';

test('fills places with encoded values and adds the query', () => {
  const params = { path: { id: 'x/y?', code: 5 }, query: { q: 'a b', id: ['c'] } };
  expect(buildTarget('/a/{id}/b/{code}', params)).toBe('/a/x%2Fy%3F/b/5?q=a%20b&id%5B%5D=c');
});

test('nothing to add is nothing added', () => {
  expect(buildTarget('/a')).toBe('/a');
  expect(buildTarget('/a', { query: { q: undefined } })).toBe('/a');
});

test('a query joins the one that the path has', () => {
  expect(buildTarget('/a?x=1', { query: { y: 2 } })).toBe('/a?x=1&y=2');
});

test('a place without a value stays, for the runtime to refuse', () => {
  expect(buildTarget('/a/{id}', { path: {} })).toBe('/a/{id}');
  expect(() => buildTarget('/a/{id}', { path: { id: '' } })).toThrow('empty');
});
