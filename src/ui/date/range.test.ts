import { describe, expect, test } from 'vitest';
import { addDays } from './day.ts';
import type { Day } from './day.ts';
import {
  daysToText,
  pickRange,
  presetRange,
  rangeBounds,
  rangeOf,
  rangeToText,
  textToDays,
  textToRange,
} from './range.ts';
import type { RangePreset } from './range.ts';
import { dayEnd, dayStart, toZoned, today } from './zone.ts';

test.each(['2026-11-01..2026-11-30', '2026-11-01..', '..2026-11-30'])(
  '%s stands in an address',
  (text) => {
    const range = textToRange(text);
    expect(range && rangeToText(range)).toBe(text);
  },
);

test.each(['', '..', '2026-11-01', 'x..y', '2026-02-30..', '2026-11-30..2026-11-01', 'a..b..c'])(
  '“%s” is no range',
  (text) => {
    expect(textToRange(text)).toBeUndefined();
  },
);

test('the last day belongs to the range, in the reader’s zone', () => {
  expect(rangeBounds({ from: '2026-11-01', to: '2026-11-30' }, 'Europe/Berlin')).toEqual({
    gte: '2026-10-31T23:00:00.000Z',
    lt: '2026-11-30T23:00:00.000Z',
  });
  expect(rangeBounds({ from: undefined, to: '2026-11-30' }, 'UTC')).toEqual({
    lt: '2026-12-01T00:00:00.000Z',
  });
});

test.each([
  ['today', '2026-03-31', '2026-03-31'],
  ['last7', '2026-03-25', '2026-03-31'],
  ['last30', '2026-03-02', '2026-03-31'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
] as const)('%s is %s to %s', (preset, from, to) => {
  expect(presetRange(preset, '2026-03-31')).toEqual({ from, to });
});

test('two clicks make a range, in either order, and a third starts anew', () => {
  const first = pickRange({ from: undefined, to: undefined }, '2026-11-10');
  expect(first).toEqual({ from: '2026-11-10', to: undefined });
  expect(pickRange(first, '2026-11-20')).toEqual({ from: '2026-11-10', to: '2026-11-20' });
  const range = pickRange(first, '2026-11-05');
  expect(range).toEqual({ from: '2026-11-05', to: '2026-11-10' });
  expect(pickRange(range, '2026-11-07')).toEqual({ from: '2026-11-07', to: undefined });
});

test('a filter keeps a preset by its name, which means other days tomorrow', () => {
  const days = textToDays('last7');
  expect(days && daysToText(days)).toBe('last7');
  expect(days && rangeOf(days, '2026-03-31')).toEqual({ from: '2026-03-25', to: '2026-03-31' });
  expect(days && rangeOf(days, '2026-04-01')).toEqual({ from: '2026-03-26', to: '2026-04-01' });
});

test('a filter keeps other days as they are', () => {
  const days = textToDays('2026-03-01..2026-03-31');
  expect(days && daysToText(days)).toBe('2026-03-01..2026-03-31');
  expect(days && rangeOf(days, '2030-01-01')).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  expect(textToDays('someday')).toBeUndefined();
});

const boundsAt = (preset: RangePreset, zone: string, now: string) =>
  rangeBounds(rangeOf(preset, today(zone, Date.parse(now))), zone);

test.each([
  // 23 hours: DST starts at 02:00.
  ['Europe/Berlin', '2026-03-29T21:59:59Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-29T22:00:00.000Z', '2026-03-30T22:00:00.000Z'],
  // 25 hours: DST ends at 02:00.
  [
    'America/New_York',
    '2026-11-02T04:59:59Z',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ],
  // DST starts at midnight: the day begins at 01:00.
  ['Africa/Cairo', '2026-04-24T12:00:00Z', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  // DST shifts by half an hour; half a day ahead.
  [
    'Australia/Lord_Howe',
    '2026-04-04T20:00:00Z',
    '2026-04-04T13:00:00.000Z',
    '2026-04-05T13:30:00.000Z',
  ],
])('today in %s at %s is from %s until %s', (zone, now, gte, lt) => {
  expect(boundsAt('today', zone, now)).toEqual({ gte, lt });
});

test.each([
  ['Europe/Berlin', '2026-03-31T10:00:00Z', '2026-03-24T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
  [
    'America/New_York',
    '2026-11-03T10:00:00Z',
    '2026-10-28T04:00:00.000Z',
    '2026-11-04T05:00:00.000Z',
  ],
  ['Africa/Cairo', '2026-04-26T10:00:00Z', '2026-04-19T22:00:00.000Z', '2026-04-26T21:00:00.000Z'],
  [
    'Australia/Lord_Howe',
    '2026-04-07T10:00:00Z',
    '2026-03-31T13:00:00.000Z',
    '2026-04-07T13:30:00.000Z',
  ],
])('the last 7 days in %s at %s are from %s until %s', (zone, now, gte, lt) => {
  expect(boundsAt('last7', zone, now)).toEqual({ gte, lt });
});

/** Zones with their 2026 DST days: forward, back. */
const CHANGES = [
  ['America/Los_Angeles', '2026-03-08', '2026-11-01'],
  ['Europe/Amsterdam', '2026-03-29', '2026-10-25'],
  ['Pacific/Auckland', '2026-09-27', '2026-04-05'],
] as const;
const HOUR = 3_600_000;

interface ChangedDay {
  zone: string;
  day: Day;
  hours: number;
  /** Hours by which the last 7 days are longer; default: `hours - 24`. */
  change?: number;
}

describe.each<ChangedDay>([
  ...CHANGES.flatMap(([zone, forward, back]) => [
    { zone, day: forward, hours: 23 },
    { zone, day: back, hours: 25 },
    // A day later: the change lies inside the last 7 days.
    { zone, day: addDays(forward, 1), hours: 24, change: -1 },
    { zone, day: addDays(back, 1), hours: 24, change: 1 },
    // Seven days later: before them.
    { zone, day: addDays(forward, 7), hours: 24, change: 0 },
  ]),
  // Half-hour offset, no DST.
  { zone: 'Asia/Kolkata', day: '2026-03-29', hours: 24 },
])('$zone on $day', ({ zone, day, hours, change = hours - 24 }) => {
  const start = dayStart(day, zone);
  const end = dayEnd(day, zone);
  const moments = [start, Date.parse(start) + 12 * HOUR, Date.parse(end) - 1].map((moment) =>
    new Date(moment).toISOString(),
  );

  test(`is a day of ${hours} hours, which begins and ends at midnight there`, () => {
    expect((Date.parse(end) - Date.parse(start)) / HOUR).toBe(hours);
    expect([start, end].map((instant) => toZoned(instant, zone))).toEqual([
      { day, time: '00:00' },
      { day: addDays(day, 1), time: '00:00' },
    ]);
  });

  test('today is the same at any moment of it, from its first to its last', () => {
    for (const moment of moments) {
      expect(boundsAt('today', zone, moment)).toEqual({ gte: start, lt: end });
    }
    const before = new Date(Date.parse(start) - 1).toISOString();
    expect(boundsAt('today', zone, before).lt).toBe(start);
    expect(boundsAt('today', zone, end).gte).toBe(end);
  });

  test('the last 7 days begin at midnight six days before, and end with today', () => {
    for (const moment of moments) {
      const { gte = '', lt = '' } = boundsAt('last7', zone, moment);
      expect(toZoned(gte, zone)).toEqual({ day: addDays(day, -6), time: '00:00' });
      expect(lt).toBe(end);
      expect((Date.parse(lt) - Date.parse(gte)) / HOUR).toBe(7 * 24 + change);
    }
  });
});
