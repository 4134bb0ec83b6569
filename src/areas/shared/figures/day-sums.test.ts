import { expect, test } from 'vitest';
import { createDaySums } from './day-sums.ts';
import type { Span } from './days.ts';
import { facts } from './test-orders.ts';
import { timelineOf } from './timeline.ts';

const DAY = 86_400_000;
const KEY = { unit: 'day', zone: 'UTC', filter: {} } as const;
const DAYS = 5000;

const spans = Array.from({ length: DAYS }, (_, day): Span => {
  const start = day * DAY;
  return { start, end: start + DAY };
});

const summed = () => {
  const kind = createDaySums<string, { orders: number }>(
    'sums',
    () => new Map([['eur', new Map([[null, { orders: 1 }]])]]),
  );
  kind.sum(KEY, spans, { timeline: timelineOf([facts()]), first: new Set() });
  return kind;
};

test('of earlier days the latest are kept, and each day once', () => {
  const end = (DAYS - 100) * DAY;
  const [later] = summed().keep('UTC', end);
  const [earlier] = summed().keepBefore('UTC', end);
  const starts = [...(earlier?.sums.keys() ?? [])];
  expect(later?.sums.size).toBe(100);
  expect(starts.length).toBe(4000);
  expect(Math.max(...starts)).toBe(end - DAY);
});

test('kept sums don’t replace those made since', () => {
  const kind = summed();
  kind.forget(new Set([7]));
  const kept = kind.keep('UTC', 0).map((table) => ({
    ...table,
    sums: new Map([5, 9].map((day) => [day * DAY, new Map()])),
  }));
  kind.take(kept);
  const sizes = [5, 9].map((day) => kind.read(KEY, spans.slice(day, day + 1))[0]?.sums.size);
  expect(sizes).toEqual([0, 1]);
});
