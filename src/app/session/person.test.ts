// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { DRAFT_PREFIX, SESSION_PREFIX, forgetPerson, notePerson } from './person.ts';

const draft = `${DRAFT_PREFIX}product`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  notePerson('usr_1');
  localStorage.setItem(draft, 'unsaved');
  sessionStorage.setItem(`${SESSION_PREFIX}told`, 'yes');
  localStorage.setItem('quartermaster.color-scheme', 'dark');
});

test('the same person finds their unsaved work again', () => {
  notePerson('usr_1');
  expect(localStorage.getItem(draft)).toBe('unsaved');
});

test('someone else finds nothing of it, and keeps what belongs to the browser', () => {
  notePerson('usr_2');
  expect(localStorage.getItem(draft)).toBeNull();
  expect(localStorage.getItem('quartermaster.color-scheme')).toBe('dark');
});

test('signing out forgets drafts, the session’s marks, and what the store said', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['admin', 'orders'], {});
  forgetPerson(queryClient);
  expect(localStorage.getItem(draft)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['quartermaster.color-scheme']);
});
