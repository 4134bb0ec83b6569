import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#ui/date/day.ts';
import {
  bucketAt,
  bucketsOf,
  daysIn,
  periodBefore,
  periodOf,
  spanOf,
  stepFor,
  STEPS,
  yearBefore,
} from './days.ts';

const HOUR = 3_600_000;
const cut = (zone: string, firstWeekday = 1): { zone: string; firstWeekday: number } => ({
  zone,
  firstWeekday,
});

test.each([
  ['Europe/Amsterdam', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['Australia/Sydney', '2026-10-04', '2026-04-05'],
  // Clocks change at midnight.
  ['America/Santiago', '2026-09-06', '2026-04-04'],
])('in %s, %s has 23 hours and %s has 25', (zone, short, long) => {
  const hours = (day: string): number => {
    const [bucket] = bucketsOf({ from: day, to: day }, 'day', cut(zone));
    return bucket === undefined ? 0 : (bucket.end - bucket.start) / HOUR;
  };
  expect([hours(short), hours(long), hours('2026-06-15')]).toEqual([23, 25, 24]);
});

test.each([
  ['Europe/Amsterdam', '2026-03-29', 23],
  ['Europe/Amsterdam', '2026-10-25', 25],
  ['Asia/Kathmandu', '2026-06-15', 24],
])('in %s, %s is cut into %i hours', (zone, day, count) => {
  const hours = bucketsOf({ from: day, to: day }, 'hour', cut(zone));
  expect(hours.map(({ start, end }) => (end - start) / HOUR)).toEqual(
    Array.from({ length: count }, () => 1),
  );
  expect(hours.every(({ from, to }) => from === day && to === day)).toBe(true);
});

test('an hour is half where clocks change by half an hour', () => {
  const period = { from: '2026-10-04', to: '2026-10-04' };
  const hours = bucketsOf(period, 'hour', cut('Australia/Lord_Howe'));
  expect(hours.length).toBe(24);
  const last = hours.at(-1);
  expect(last && (last.end - last.start) / HOUR).toBe(0.5);
});

test.each([
  ['today', '2026-03-31', '2026-03-31'],
  ['yesterday', '2026-03-30', '2026-03-30'],
  ['last7', '2026-03-25', '2026-03-31'],
  ['last30', '2026-03-02', '2026-03-31'],
  ['last90', '2026-01-01', '2026-03-31'],
  ['last12Months', '2025-04-01', '2026-03-31'],
] as const)('%s is %s to %s', (name, from, to) => {
  expect(periodOf(name, '2026-03-31')).toEqual({ from, to });
});

test.each([
  ['2026-03-31', '2026-03-31', '2026-03-30', '2026-03-30'],
  ['2026-03-25', '2026-03-31', '2026-03-18', '2026-03-24'],
  ['2024-03-01', '2024-03-31', '2024-01-30', '2024-02-29'],
])('as many days before %s to %s are %s to %s', (from, to, start, end) => {
  expect(periodBefore({ from, to })).toEqual({ from: start, to: end });
});

test.each([
  ['2026-03-25', '2026-03-31', '2025-03-25', '2025-03-31'],
  ['2024-02-29', '2024-02-29', '2023-02-28', '2023-02-28'],
  ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
  ['2025-02-22', '2025-02-28', '2024-02-22', '2024-02-28'],
])('a year before %s to %s is %s to %s', (from, to, start, end) => {
  expect(yearBefore({ from, to })).toEqual({ from: start, to: end });
});

test.each([
  ['Monday', 1, ['2026-11-01 2026-11-01', '2026-11-02 2026-11-08', '2026-11-09 2026-11-10']],
  ['Sunday', 7, ['2026-11-01 2026-11-07', '2026-11-08 2026-11-10']],
  ['Saturday', 6, ['2026-11-01 2026-11-06', '2026-11-07 2026-11-10']],
])('weeks start on %s, and the ends are cut', (_, firstWeekday, weeks) => {
  const period = { from: '2026-11-01', to: '2026-11-10' };
  const found = bucketsOf(period, 'week', cut('UTC', firstWeekday));
  expect(found.map(({ from, to }) => `${from} ${to}`)).toEqual(weeks);
});

test('months are those of the calendar', () => {
  const found = bucketsOf({ from: '2024-01-15', to: '2024-03-05' }, 'month', cut('UTC'));
  expect(found.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2024-01-15 2024-01-31',
    '2024-02-01 2024-02-29',
    '2024-03-01 2024-03-05',
  ]);
});

test('longer periods have longer steps', () => {
  const stepOf = (days: number): string =>
    stepFor({ from: '2026-01-01', to: addDays('2026-01-01', days - 1) });
  expect([1, 2, 31, 90, 365].map(stepOf)).toEqual(['hour', 'day', 'day', 'week', 'month']);
});

test('a day that a zone skipped is empty', () => {
  const [skipped] = bucketsOf({ from: '2011-12-30', to: '2011-12-30' }, 'day', cut('Pacific/Apia'));
  expect(skipped?.start).toBe(skipped?.end);
});

test('each instant of a period is in one bucket, that of its day on the wall', () => {
  const zones = ['Europe/Amsterdam', 'America/New_York', 'Australia/Sydney', 'Asia/Kathmandu'];
  const wall = new Map(
    zones.map((zone) => [zone, new Intl.DateTimeFormat('sv', { timeZone: zone })]),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...STEPS),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 120 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (zone, step, start, length, part) => {
        const from = addDays('2025-01-01', start);
        const period = { from, to: addDays(from, length) };
        const span = spanOf(period, zone);
        const buckets = bucketsOf(period, step, cut(zone));
        expect(buckets[0]?.start).toBe(span.start);
        expect(buckets.at(-1)?.end).toBe(span.end);
        for (const [index, bucket] of buckets.entries()) {
          if (index > 0) expect(bucket.start).toBe(buckets[index - 1]?.end);
        }
        const whole = buckets.filter(({ from }, index) => from !== buckets[index - 1]?.from);
        expect(whole.reduce((sum, bucket) => sum + daysIn(bucket), 0)).toBe(length + 1);
        const at = span.start + Math.floor((span.end - span.start) * part);
        const bucket = buckets[bucketAt(buckets, at)];
        const day = wall.get(zone)?.format(at) ?? '';
        expect(bucket !== undefined && bucket.from <= day && day <= bucket.to).toBe(true);
        expect(bucketAt(buckets, span.start - 1)).toBe(-1);
        expect(bucketAt(buckets, span.end)).toBe(-1);
      },
    ),
  );
});
