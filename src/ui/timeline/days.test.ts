import { expect, test } from 'vitest';
import { groupByDay } from './days.ts';

const events = [
  { id: 'paid', at: '2026-11-02T23:30:00Z' },
  { id: 'placed', at: '2026-11-02T09:00:00Z' },
  { id: 'shipped', at: '2026-11-03T10:00:00Z' },
];
const shape = (dayOf: (instant: string) => string): string[] =>
  groupByDay(events, dayOf).map(
    ({ day, events: on }) => `${day}: ${on.map(({ id }) => id).join(' ')}`,
  );

test('the newest comes first, day by day', () => {
  expect(shape((instant) => instant.slice(0, 10))).toEqual([
    '2026-11-03: shipped',
    '2026-11-02: paid placed',
  ]);
});

test('which day it was depends on the reader’s zone', () => {
  const inBerlin = (instant: string): string =>
    new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 10);
  expect(shape(inBerlin)).toEqual(['2026-11-03: shipped paid', '2026-11-02: placed']);
});
