import { expect, test, vi } from 'vitest';
import { LANGUAGE_TAGS } from '../../../tests/support/language-tags.ts';
import { calendarWords, firstWeekdayOf } from './calendar-words.ts';

test('a week begins where the language has it', () => {
  expect(firstWeekdayOf('de')).toBe(1);
  expect(firstWeekdayOf('en')).toBe(7);
  expect(firstWeekdayOf('ar')).toBe(6);
  expect(calendarWords('de').weekdays.map(({ short }) => short)[0]).toBe('Mo');
  expect(calendarWords('en').weekdays[0]).toEqual({ short: 'Sun', long: 'Sunday' });
});

test('a browser without weeks begins them on the same day', () => {
  const known = LANGUAGE_TAGS.map((tag) => [tag, firstWeekdayOf(tag)]);
  const locale = Intl.Locale.prototype as unknown as { getWeekInfo: () => { firstDay?: number } };
  const weeks = vi.spyOn(locale, 'getWeekInfo').mockReturnValue({});
  expect(LANGUAGE_TAGS.map((tag) => [tag, firstWeekdayOf(tag)])).toEqual(known);
  weeks.mockRestore();
});

test('names of weekdays fit above their columns', () => {
  for (const tag of LANGUAGE_TAGS) {
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
