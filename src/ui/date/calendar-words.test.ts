import { expect, test } from 'vitest';
import { calendarWords, firstWeekdayOf } from './calendar-words.ts';

test('a week begins where the language has it', () => {
  expect(firstWeekdayOf('de')).toBe(1);
  expect(firstWeekdayOf('en')).toBe(7);
  expect(firstWeekdayOf('ar')).toBe(6);
  expect(calendarWords('de').weekdays.map(({ short }) => short)[0]).toBe('Mo');
  expect(calendarWords('en').weekdays[0]).toEqual({ short: 'Sun', long: 'Sunday' });
});

test('names of weekdays fit above their columns', () => {
  for (const tag of ['ar', 'bg', 'de', 'hi', 'pt-BR', 'ta', 'vi', 'zh-Hans']) {
    for (const { short } of calendarWords(tag).weekdays)
      expect(short.length).toBeLessThanOrEqual(4);
  }
});

test('names months and days', () => {
  const words = calendarWords('en');
  expect(words.month('2026-11-03')).toBe('November 2026');
  expect(words.day('2026-11-03')).toBe('Tuesday, November 3, 2026');
  expect(words.number('2026-11-03')).toBe('3');
});
