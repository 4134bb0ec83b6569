// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { notePerson } from '#app/preferences/browser-storage.ts';
import { ownerKey, personValue } from '#app/preferences/storage.ts';
import { loadQueue, saveQueue } from './stored-queue.ts';

beforeEach(() => {
  localStorage.clear();
  notePerson('usr_1');
});

test('a queue goes on where it was, and with damaged marks begins anew', () => {
  const owner = ownerKey('usr_1');
  const queue = { ids: ['a', 'b'], found: 2, marks: { a: 'done' } } as const;
  saveQueue(queue, 'q=rope', owner);
  expect(loadQueue('q=rope', owner)).toEqual(queue);
  const damaged = { ...queue, marks: null, query: 'q=rope', at: Date.now() };
  personValue<object>('orderQueue', {}).write(damaged, owner);
  expect(loadQueue('q=rope', owner)).toEqual({ ...queue, marks: {} });
});
