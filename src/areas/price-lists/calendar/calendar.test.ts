import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlapsAmong, placeIn, seenIn, stretchOf } from './calendar.ts';
import type { CalendarEntry } from './calendar.ts';

const day = (text: string): number => new Date(`${text}T00:00:00`).getTime();
const iso = (text: string): string => new Date(day(text)).toISOString();
const NOW = day('2026-06-15');

const entry = (
  name: string,
  from: string | null,
  until: string | null,
  off?: 'draft',
): CalendarEntry => ({
  id: name,
  kind: 'priceList',
  name,
  starts_at: from && iso(from),
  ends_at: until && iso(until),
  off,
});

test('a month has weeks, a year has months, and one goes on and back', () => {
  const month = stretchOf('month', NOW, 0);
  expect([month.from, month.to]).toEqual([day('2026-06-01'), day('2026-07-01')]);
  expect(month.marks).toHaveLength(5);
  expect(stretchOf('month', NOW, -6).from).toBe(day('2025-12-01'));
  const quarter = stretchOf('quarter', NOW, 1);
  expect([quarter.from, quarter.to]).toEqual([day('2026-09-01'), day('2026-12-01')]);
  expect(quarter.marks).toHaveLength(3);
  expect(quarter.ticks).toHaveLength(13);
  expect(stretchOf('year', NOW, 0)).toMatchObject({ marks: { length: 12 }, ticks: [] });
});

test('a bar stands where its dates are, and says where it goes on', () => {
  const month = stretchOf('month', NOW, 0);
  expect(placeIn(month, entry('a', '2026-06-16', '2026-06-22'))).toEqual({
    start: 0.5,
    size: 0.2,
    isOpenStart: false,
    isOpenEnd: false,
  });
  expect(placeIn(month, entry('b', null, null))).toEqual({
    start: 0,
    size: 1,
    isOpenStart: true,
    isOpenEnd: true,
  });
  // Touching the month's bounds isn't inside it.
  expect(placeIn(month, entry('c', '2026-05-01', '2026-06-01'))).toBeUndefined();
  expect(placeIn(month, entry('d', '2026-07-01', null))).toBeUndefined();
});

test('they stand by beginning and end; overlaps don’t count what is switched off or only touches', () => {
  const entries = [
    entry('late', '2026-06-20', null),
    entry('open', null, '2026-06-10'),
    entry('early', '2026-06-02', '2026-06-20'),
    entry('draft', '2026-06-02', '2026-06-20', 'draft'),
    entry('past', null, '2026-01-01'),
  ];
  expect(seenIn(stretchOf('month', NOW, 0), entries).map(({ entry: { name } }) => name)).toEqual([
    'open',
    'draft',
    'early',
    'late',
  ]);
  expect(entries.map(overlapsAmong(entries))).toEqual([0, 2, 1, 0, 1]);
});

const hour = fc.option(fc.integer({ min: 0, max: 20 }));
const hours = fc.tuple(hour, hour, fc.boolean());
const period = hours.filter(([from, until]) => (from ?? -1) < (until ?? 99));

test('overlaps are those that a comparison of each with each finds', () => {
  fc.assert(
    fc.property(fc.array(period, { maxLength: 30 }), (periods) => {
      const at = (time: number | null): string | null =>
        time === null ? null : new Date(NOW + time * 3_600_000).toISOString();
      const entries = periods.map(([from, until, isOff], index): CalendarEntry => ({
        id: String(index),
        kind: 'discount',
        name: String(index),
        starts_at: at(from),
        ends_at: at(until),
        off: isOff ? 'disabled' : undefined,
      }));
      const expected = periods.map(([from, until, isOff], index) =>
        isOff
          ? 0
          : periods.filter(
              ([otherFrom, otherUntil, isOtherOff], other) =>
                other !== index &&
                !isOtherOff &&
                (otherFrom ?? -Infinity) < (until ?? Infinity) &&
                (from ?? -Infinity) < (otherUntil ?? Infinity),
            ).length,
      );
      expect(entries.map(overlapsAmong(entries))).toEqual(expected);
    }),
  );
});

test('the overlaps among ten thousand are counted at once', () => {
  const entries = Array.from({ length: 10_000 }, (_, at) =>
    entry(String(at), '2026-06-01', at % 2 === 0 ? null : '2026-06-20'),
  );
  const started = performance.now();
  expect(new Set(entries.map(overlapsAmong(entries)))).toEqual(new Set([9999]));
  expect(performance.now() - started).toBeLessThan(2000);
});
