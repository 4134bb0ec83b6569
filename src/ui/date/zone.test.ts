import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayEnd, dayStart, fromZoned, isSkipped, toZoned, today } from './zone.ts';

test('the same clock time is another instant in another zone', () => {
  const nine = { day: '2026-11-03', time: '09:00' };
  expect(fromZoned(nine, 'UTC')).toBe('2026-11-03T09:00:00.000Z');
  expect(fromZoned(nine, 'Europe/Berlin')).toBe('2026-11-03T08:00:00.000Z');
  expect(fromZoned(nine, 'America/Los_Angeles')).toBe('2026-11-03T17:00:00.000Z');
  expect(fromZoned(nine, 'Asia/Kolkata')).toBe('2026-11-03T03:30:00.000Z');
  expect(fromZoned(nine, 'Pacific/Kiritimati')).toBe('2026-11-02T19:00:00.000Z');
});

test('a day in a zone lasts 23, 24 or 25 hours', () => {
  const hours = (day: string): number =>
    (Date.parse(dayEnd(day, 'Europe/Berlin')) - Date.parse(dayStart(day, 'Europe/Berlin'))) /
    3_600_000;
  expect(hours('2026-03-29')).toBe(23);
  expect(hours('2026-06-01')).toBe(24);
  expect(hours('2026-10-25')).toBe(25);
});

test('a skipped time means right after the gap, a doubled one the earlier instant', () => {
  expect(fromZoned({ day: '2026-03-29', time: '02:30' }, 'Europe/Berlin')).toBe(
    '2026-03-29T01:30:00.000Z',
  );
  expect(fromZoned({ day: '2026-10-25', time: '02:30' }, 'Europe/Berlin')).toBe(
    '2026-10-25T00:30:00.000Z',
  );
});

test('a time is skipped where clocks go forward over it', () => {
  const at = (day: string, time: string): boolean => isSkipped({ day, time }, 'Europe/Berlin');
  expect(at('2026-03-29', '02:30')).toBe(true);
  expect(at('2026-03-29', '03:30')).toBe(false);
  expect(at('2026-03-30', '02:30')).toBe(false);
  expect(at('2026-10-25', '02:30')).toBe(false);
});

test('what a zone shows leads back to the same minute', () => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Africa/Cairo',
  ];
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1975-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      (date, zone) => {
        const instant = new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString();
        const shown = toZoned(instant, zone);
        expect(shown).toBeDefined();
        if (!shown) return;
        const back = fromZoned(shown, zone);
        // A repeated hour (DST end) may map back to the other instant.
        expect(toZoned(back, zone)).toEqual(shown);
        expect(Math.abs(Date.parse(back) - Date.parse(instant))).toBeLessThanOrEqual(3_600_000);
      },
    ),
  );
});

test('knows which day it is where', () => {
  const now = Date.parse('2026-11-03T23:30:00Z');
  expect(today('UTC', now)).toBe('2026-11-03');
  expect(today('Asia/Tokyo', now)).toBe('2026-11-04');
});

test('a text that is no instant has no time', () => {
  expect(toZoned('yesterday', 'UTC')).toBeUndefined();
});
