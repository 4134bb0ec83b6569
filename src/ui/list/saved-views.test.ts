import { expect, test } from 'vitest';
import { nameProblem, putView, viewHref, viewQuery } from './saved-views.ts';

const filters = ['status', 'type'];
const drafts = { id: '1', name: 'Drafts', query: 'status=draft' };

test('equal views have equal texts, whatever the order in the address', () => {
  const one = new URLSearchParams('type=t1&status=draft&status=a&q=oil&page=3&view=9&utm=x');
  const other = new URLSearchParams('q=oil&status=a&status=draft&type=t1');
  expect(viewQuery(one, filters)).toBe('q=oil&status=a&status=draft&type=t1');
  expect(viewQuery(other, filters)).toBe(viewQuery(one, filters));
});

test('the link to a view names it', () => {
  expect(viewHref(drafts)).toBe('?status=draft&view=1');
});

test('a view is added, or replaced in its place', () => {
  const next = { id: '2', name: 'Sold out', query: '' };
  const renamed = { ...drafts, name: 'In work' };
  expect(putView([drafts], next)).toEqual([drafts, next]);
  expect(putView([drafts, next], renamed)).toEqual([renamed, next]);
});

test('a name must be there and be its own', () => {
  expect(nameProblem([drafts], '  ')).toBe('missing');
  expect(nameProblem([drafts], 'drafts ')).toBe('taken');
  expect(nameProblem([drafts], 'drafts', '1')).toBeUndefined();
  expect(nameProblem([drafts], 'New')).toBeUndefined();
});
