import { expect, test } from 'vitest';
import { nameProblem, putView, toKept, viewHref, viewQuery, viewsOf } from './saved-views.ts';

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

test('a list starts with its views until one changes them', () => {
  const starting = [drafts, { id: 'sold', name: 'Sold out', query: 'stock=0' }];
  expect(viewsOf(undefined, starting)).toBe(starting);
  expect(viewsOf([], starting)).toEqual([]);
});

test('of a view that the list starts with only what was changed is kept', () => {
  const starting = [drafts, { id: 'sold', name: 'Sold out', query: 'stock=0' }];
  const own = { id: '9', name: 'Mine', query: 'q=oil' };
  const changed = [drafts, { id: 'sold', name: 'Gone', query: 'stock=0', columns: ['sku'] }, own];
  const kept = toKept(changed, starting);
  expect(kept).toEqual([{ id: '1' }, { id: 'sold', name: 'Gone', columns: ['sku'] }, own]);
  expect(viewsOf(kept, starting)).toEqual(changed);
  // Unchanged names follow the reader's language.
  const german = [{ ...drafts, name: 'Entwürfe' }];
  expect(viewsOf(kept, german)[0]?.name).toBe('Entwürfe');
});

test('a kept view without a name or a query of its own is none where no list starts with it', () => {
  expect(viewsOf([{ id: 'gone' }, { id: 'half', name: 'Half' }], [])).toEqual([]);
});
