import { expect, test } from 'vitest';
import { sameAnswer } from './same-answer.ts';

const answer = (amount = 1): object => ({
  buckets: [{ from: '2026-11-01', start: 0 }],
  byCurrency: new Map([['eur', new Map([[null, { netSales: amount }]])]]),
});

test('an equal answer is the earlier one', () => {
  const before = answer();
  expect(sameAnswer(before, answer())).toBe(before);
});

test.each<[string, unknown, unknown]>([
  ['an amount', answer(1), answer(2)],
  ['a name', { a: 1 }, { b: 1 }],
  ['another entry', new Map([['eur', 1]]), new Map([['usd', 1]])],
  ['one entry more', new Map([['eur', 1]]), new Map(Object.entries({ eur: 1, usd: 1 }))],
  ['a longer list', ['order_1'], ['order_1', 'order_2']],
  ['another kind', [], {}],
  ['a first answer', undefined, new Map()],
])('%s makes an answer another one', (_, before, next) => {
  expect(sameAnswer(before, next)).toBe(next);
});
