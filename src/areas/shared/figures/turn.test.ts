import { expect, test } from 'vitest';
import type { OrderFacts } from './facts.ts';
import { DAY, NOW } from './test-engine.ts';
import { facts } from './test-orders.ts';
import { dueInTurn, firstTurn, MOST_IN_TURN, TURN_TIME } from './turn.ts';

/** Placed 100 days ago and earlier, one a minute */
const quietOrders = (count: number): OrderFacts[] =>
  Array.from({ length: count }, (_, index) => {
    const at = NOW - 100 * DAY - index * 60_000;
    return facts({ id: `order_${index}`, at, updatedAt: at });
  });

test.each([1, 8, 24])('with a visit every %i hours, each order comes by once a week', (hours) => {
  const known = quietOrders(300);
  const read: string[] = [];
  let turn = firstTurn(NOW);
  for (let now = NOW; now <= NOW + TURN_TIME; now += hours * 3_600_000) {
    const { ranges, turnAfter } = dueInTurn(known, turn, { now, most: 10 });
    for (const { from, to } of ranges) {
      read.push(...known.filter(({ at }) => at >= from && at <= to).map(({ id }) => id));
    }
    turn = turnAfter(ranges.length);
  }
  expect(read).toEqual(known.map(({ id }) => id));
});

test('after the last one, it is the turn of the first again', () => {
  const known = quietOrders(20);
  const turn = { at: NOW - TURN_TIME / 2, before: known.at(-1)?.at ?? 0 };
  const { ranges } = dueInTurn(known, turn, { now: NOW, most: 10 });
  expect(ranges.map(({ to }) => to)).toEqual([known[0]?.at]);
});

test('after a long time, a visit reads no more than its limit', () => {
  const turn = firstTurn(NOW - 10 * TURN_TIME);
  const { ranges, turnAfter } = dueInTurn(quietOrders(1_000), turn, { now: NOW, most: 10 });
  expect(ranges.length).toBe(MOST_IN_TURN);
  expect(turnAfter(MOST_IN_TURN)).toEqual({
    at: NOW - TURN_TIME * (1 - MOST_IN_TURN / 100),
    before: ranges.at(-1)?.from,
  });
});

test('orders that are read again anyway don’t come by', () => {
  const recent = facts({ id: 'order_new', at: NOW - DAY, updatedAt: NOW - DAY });
  const [quiet] = quietOrders(1);
  const turn = firstTurn(NOW - TURN_TIME);
  const { ranges } = dueInTurn([recent, ...quietOrders(1)], turn, { now: NOW, most: 10 });
  expect(ranges).toEqual([{ from: quiet?.at, to: quiet?.at, count: 1 }]);
});

test('a clock that was ahead delays no turn', () => {
  const turn = firstTurn(NOW + 300 * DAY);
  const { ranges, turnAfter } = dueInTurn(quietOrders(20), turn, { now: NOW, most: 10 });
  expect(ranges).toEqual([]);
  expect(turnAfter(0)).toEqual(firstTurn(NOW));
});
