import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOf, marked, neighbourOf, nextOpen, startQueue, withSkipped } from './queue.ts';
import type { Mark, Queue } from './queue.ts';

const queue = (ids: string[], marks: Queue['marks'] = {}): Queue => ({
  ids,
  found: ids.length,
  marks,
});

test('begins with what the list found, and with the order at which one comes to it', () => {
  const listed = { ids: ['a', 'b'], found: 7 };
  expect(startQueue(listed, undefined)).toEqual({ ids: ['a', 'b'], found: 7, marks: {} });
  expect(startQueue(listed, 'b').ids).toEqual(['a', 'b']);
  // It may be done and no longer listed after a reload.
  expect(startQueue(listed, 'c')).toEqual({ ids: ['c', 'a', 'b'], found: 8, marks: {} });
});

test('goes on after an order, then from the beginning, past those that were seen to', () => {
  const orders = queue(['a', 'b', 'c', 'd'], { c: 'done' });
  expect(nextOpen(orders)).toBe('a');
  expect(nextOpen(orders, 'b')).toBe('d');
  expect(nextOpen(orders, 'd')).toBe('a');
  expect(nextOpen(queue(['a', 'b'], { a: 'skipped' }), 'b')).toBeUndefined();
  expect(nextOpen(queue(['a']), 'gone')).toBe('a');
});

test('the orders before and after one, whatever became of them', () => {
  const orders = queue(['a', 'b', 'c'], { a: 'done', c: 'skipped' });
  expect(neighbourOf(orders, 'b', -1)).toBe('a');
  expect(neighbourOf(orders, 'b', 1)).toBe('c');
  expect(neighbourOf(orders, 'a', -1)).toBeUndefined();
  expect(neighbourOf(orders, 'c', 1)).toBeUndefined();
  expect(neighbourOf(orders, 'gone', 1)).toBeUndefined();
});

test('skipped orders can be seen to again, those that were done not', () => {
  const orders = withSkipped(queue(['a', 'b', 'c'], { a: 'done', b: 'skipped', c: 'passed' }));
  expect(orders.marks).toEqual({ a: 'done', c: 'passed' });
  expect(nextOpen(orders)).toBe('b');
});

test('whatever is done with the orders, each is come to once and the end is reached', () => {
  const ids = fc.uniqueArray(
    fc.nat().map((number) => `order_${number}`),
    { minLength: 1, maxLength: 30 },
  );
  const marks = fc.array(fc.constantFrom<Mark>('done', 'passed', 'skipped'), { minLength: 30 });
  fc.assert(
    fc.property(ids, marks, (orders, each) => {
      let now = queue(orders);
      const seen: string[] = [];
      for (let id = nextOpen(now); id !== undefined; id = nextOpen(now, id)) {
        now = marked(now, id, each[seen.length] ?? 'done');
        seen.push(id);
      }
      expect(seen).toEqual(orders);
      expect(countOf(now, undefined)).toBe(0);
    }),
  );
});
