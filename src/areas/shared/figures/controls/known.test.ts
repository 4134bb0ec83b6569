import { expect, test } from 'vitest';
import { bucketsOf } from '../days.ts';
import { firstOrders, sumUp } from '../sums.ts';
import { facts } from '../test-orders.ts';
import { isWhollyKnown, knownFigures, knownPart } from './known.ts';

const WEEK = { from: '2024-11-01', to: '2024-11-07' };
const at = (time: string): number => Date.parse(time);

test.each([
  [-Infinity, '2024-11-01'],
  [at('2024-10-01T00:00:00Z'), '2024-11-01'],
  [at('2024-11-03T00:00:00Z'), '2024-11-03'],
  [at('2024-11-03T00:00:01Z'), '2024-11-04'],
])('known since %s, the part begins on %s', (knownSince, from) => {
  expect(knownPart(WEEK, 'UTC', knownSince)).toEqual({ from, to: '2024-11-07' });
  expect(isWhollyKnown(WEEK, 'UTC', knownSince)).toBe(from === WEEK.from);
});

test('a day begins at midnight of the zone', () => {
  const since = at('2024-11-03T05:00:00Z');
  expect(knownPart(WEEK, 'America/New_York', since)?.from).toBe('2024-11-04');
  expect(knownPart(WEEK, 'America/New_York', at('2024-11-03T04:00:00Z'))?.from).toBe('2024-11-03');
});

test('no part is known before the first answer, or of an earlier period', () => {
  expect(knownPart(WEEK, 'UTC', undefined)).toBeUndefined();
  expect(knownPart(WEEK, 'UTC', at('2024-11-07T00:00:01Z'))).toBeUndefined();
  expect(isWhollyKnown(WEEK, 'UTC', undefined)).toBe(false);
});

test('figures are those of the known buckets', () => {
  const orders = [
    facts({ id: 'order_1', at: at('2024-11-01T10:00:00Z') }),
    facts({ id: 'order_2', at: at('2024-11-05T10:00:00Z') }),
    facts({ id: 'order_3', at: at('2024-11-06T10:00:00Z') }),
  ];
  const buckets = bucketsOf(WEEK, 'day', { zone: 'UTC', firstWeekday: 1 });
  const answer = { buckets, byCurrency: sumUp(orders, buckets, firstOrders(orders)) };
  const ordersSince = (since: number | undefined): number | undefined =>
    knownFigures(answer, since)?.get('eur')?.orders;
  expect(ordersSince(-Infinity)).toBe(3);
  expect(ordersSince(at('2024-11-05T00:00:00Z'))).toBe(2);
  expect(ordersSince(at('2024-11-05T12:00:00Z'))).toBe(1);
  expect(knownFigures(answer, undefined)).toBeUndefined();
  expect(knownFigures(answer, at('2024-11-07T12:00:00Z'))).toBeUndefined();
});

test('a currency of canceled orders has no figures', () => {
  const orders = [facts({ at: at('2024-11-01T10:00:00Z'), isCanceled: true })];
  const buckets = bucketsOf(WEEK, 'day', { zone: 'UTC', firstWeekday: 1 });
  const answer = { buckets, byCurrency: sumUp(orders, buckets, firstOrders(orders)) };
  expect(knownFigures(answer, -Infinity)?.size).toBe(0);
});
