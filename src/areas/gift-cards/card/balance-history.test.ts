import { expect, test } from 'vitest';
import { balanceMistake, historyOf, spentOf, withChange } from './balance-history.ts';

const change = (at: string, from: number, to: number) => ({ at, from, to, reason: 'Goodwill' });
const card = (balance: number, history?: unknown) => ({
  value: 5000,
  balance,
  metadata: history === undefined ? null : { balance_history: history, other: 'kept' },
});

test('what orders took is what staff didn’t take', () => {
  expect(spentOf(card(5000))).toBe(0);
  expect(spentOf(card(1500))).toBe(3500);
  // Staff took 1000 off and put 400 back.
  const byStaff = [
    change('2026-05-02T00:00:00Z', 4000, 3000),
    change('2026-05-03T00:00:00Z', 3000, 3400),
  ];
  expect(spentOf(card(3400, byStaff))).toBe(1000);
  // The balance was raised elsewhere meanwhile.
  expect(spentOf(card(5000, [change('2026-05-02T00:00:00Z', 5000, 4000)]))).toBe(-1000);
});

test('a change is noted after those before it, and what is no change is left out', () => {
  const [later, earlier] = [
    change('2026-05-03T00:00:00Z', 2, 3),
    change('2026-05-02T00:00:00Z', 1, 2),
  ];
  const stored = card(3, [later, earlier, null, 'x', { at: 1 }, { ...later, from: '2' }]);
  expect(historyOf(stored)).toEqual([earlier, later]);
  const last = change('2026-05-04T00:00:00Z', 3, 4);
  expect(withChange(stored, last)).toEqual({ balance_history: [earlier, later, last] });
  expect(historyOf(card(1, 'broken'))).toEqual([]);
  expect(historyOf(card(1))).toEqual([]);
});

test('a balance is between nothing and what the card was worth', () => {
  expect(balanceMistake(null, 5000)).toBe('missing');
  expect(balanceMistake(-1, 5000)).toBe('missing');
  expect(balanceMistake(NaN, 5000)).toBe('unreadable');
  expect(balanceMistake(5001, 5000)).toBe('tooMuch');
  expect(balanceMistake(0, 5000)).toBeUndefined();
  expect(balanceMistake(5000, 5000)).toBeUndefined();
});
