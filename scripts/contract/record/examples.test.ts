import { expect, test } from 'vitest';
import type { Json } from '../document.ts';
import { answerFor, shapeDifferences, stateOf } from './examples.ts';

const list = (...ids: string[]) => ({ orders: ids.map((id) => ({ id })), count: ids.length + 40 });
const order = (parts: object) => ({ order: { id: 'order_1', status: 'pending', ...parts } });

test('a list’s example has three rows and counts them', () => {
  expect(answerFor('default', [list(), list('a', 'b', 'c', 'd')])).toEqual({
    orders: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    count: 3,
  });
  expect(answerFor('empty', [list('a')])).toEqual({ orders: [], count: 0 });
});

test('a state is the value of a status, or has what it is named for', () => {
  const answers = [
    order({ discounts: [] }),
    order({ refunds: [{ id: 'ref_1' }] }),
    order({ payment_status: 'refunded' }),
    order({ discounts: [{ id: 'disc_1' }] }),
  ];
  expect(answerFor('default', answers)).toBe(answers[0]);
  expect(answerFor('refunded', answers)).toBe(answers[2]);
  expect(answerFor('discounted', answers)).toBe(answers[3]);
  expect(answerFor('canceled', answers)).toBeUndefined();
  expect(answerFor('empty', answers)).toBeUndefined();
});

test('a record’s state is its statuses, its dates and what it has', () => {
  const parts = { created_at: 'a', canceled_at: null, refunds: [], note_status: 'x' };
  expect(stateOf(order(parts))).toBe('note_status x, status pending');
  expect(stateOf(order({ ...parts, created_at: 'b' }))).toBe(stateOf(order(parts)));
  expect(stateOf(order({ canceled_at: 'c', refunds: [{ id: 'ref_1' }] }))).toBe(
    'canceled_at, refunds, status pending',
  );
});

test('an example lags where only one of both has a property', () => {
  const example: Json = {
    order: { id: 'a', old: 1, customer: null, items: [{ id: 'b', metadata: { a: 1 } }], tags: [] },
  };
  const recorded: Json = {
    order: {
      id: 'c',
      care: 'wash',
      customer: { id: 'd' },
      items: [
        { id: 'e', metadata: {} },
        { id: 'f', metadata: null, size: 1 },
      ],
      tags: [{ id: 'g' }],
    },
  };
  expect(shapeDifferences(example, recorded)).toEqual([
    'order.old',
    'order.items[].size',
    'order.care',
  ]);
  expect(shapeDifferences(recorded, recorded)).toEqual([]);
});
