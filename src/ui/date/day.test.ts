import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  isDay,
  monthEnd,
  monthWeeks,
  weekdayOf,
  weekStart,
} from './day.ts';

test('only days that exist are days', () => {
  expect(isDay('2024-02-29')).toBe(true);
  for (const none of ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', 'x']) {
    expect(isDay(none)).toBe(false);
  }
  expect(dayOf(2026, 11, 3)).toBe('2026-11-03');
  expect(dayOf(2026, 4, 31)).toBeUndefined();
  expect(dayOf(0, 1, 1)).toBeUndefined();
});

test('reckons over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
  expect(monthEnd('2024-02-10')).toBe('2024-02-29');
});

test('knows the weekday and the start of a week', () => {
  expect(weekdayOf('2026-11-02')).toBe(1);
  expect(weekdayOf('2026-11-01')).toBe(7);
  expect(weekStart('2026-11-04', 1)).toBe('2026-11-02');
  expect(weekStart('2026-11-04', 7)).toBe('2026-11-01');
  expect(weekStart('2026-11-04', 6)).toBe('2026-10-31');
});

test('a month is shown in whole weeks', () => {
  const weeks = monthWeeks('2026-11-15', 1);
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
  expect(monthWeeks('2027-02-01', 1)).toHaveLength(4);
  for (const week of weeks) expect(week).toHaveLength(7);
});
