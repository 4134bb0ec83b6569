import { addDays, dayToDate, weekStart } from './day.ts';
import type { Day } from './day.ts';

export interface CalendarWords {
  /** 1 for Monday … 7 for Sunday. */
  firstWeekday: number;
  weekdays: { short: string; long: string }[];
  /** "November 2026" */
  month: (day: Day) => string;
  /** "Tuesday 3 November 2026", for screen readers. */
  day: (day: Day) => string;
  number: (day: Day) => string;
}

/** Characters. */
const LONGEST_WEEKDAY = 4;

const SUNDAY = 7;
const MONDAY = 1;
/** Fallback for browsers without `getWeekInfo`. */
const FROM_SUNDAY = new Set(['en', 'hi', 'ja', 'ko', 'pt', 'ta']);

/** 1 for Monday … 7 for Sunday. */
export function firstWeekdayOf(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  const known = locale.getWeekInfo?.().firstDay;
  if (known !== undefined) return known;
  if (locale.language === 'ar') return 6;
  return FROM_SUNDAY.has(locale.language) ? SUNDAY : MONDAY;
}

/** Always Gregorian. */
export function calendarWords(language: string): CalendarWords {
  const format = (options: Intl.DateTimeFormatOptions): ((day: Day) => string) => {
    const formatter = new Intl.DateTimeFormat(language, {
      ...options,
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    return (day) => formatter.format(dayToDate(day));
  };
  const firstWeekday = firstWeekdayOf(language);
  const numbers = new Intl.NumberFormat(language, { useGrouping: false });
  const short = format({ weekday: 'short' });
  const long = format({ weekday: 'long' });
  const narrow = format({ weekday: 'narrow' });
  const start = weekStart('2026-11-02', firstWeekday);
  const week = Array.from({ length: 7 }, (_, index) => addDays(start, index));
  const brief = week.some((day) => short(day).length > LONGEST_WEEKDAY) ? narrow : short;
  return {
    firstWeekday,
    weekdays: week.map((day) => ({ short: brief(day), long: long(day) })),
    month: format({ month: 'long', year: 'numeric' }),
    day: format({ dateStyle: 'full' }),
    number: (day) => numbers.format(Number(day.slice(8))),
  };
}
