import type { TFunction } from 'i18next';
import { NO_VALUE } from '../format/instant.ts';
import { memoize } from '../format/memoize.ts';
import { dayToDate, isDay } from './day.ts';
import type { Day } from './day.ts';
import type { ChosenDays, DayRange } from './range.ts';

const formatOf = memoize(
  (language) =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      calendar: 'gregory',
      timeZone: 'UTC',
    }),
);

/** "3 Nov 2026" */
export const dayInWords = (day: Day, language: string): string =>
  isDay(day) ? formatOf(language).format(dayToDate(day)) : NO_VALUE;

/** "3 – 9 Nov 2026", "from 3 Nov 2026", "until 9 Nov 2026" */
export function rangeInWords(range: DayRange, language: string, t: TFunction<'common'>): string {
  const { from, to } = range;
  if (from && to && isDay(from) && isDay(to))
    return formatOf(language).formatRange(dayToDate(from), dayToDate(to));
  if (from) return t('date.from', { day: dayInWords(from, language) });
  return to ? t('date.until', { day: dayInWords(to, language) }) : '';
}

export const daysInWords = (days: ChosenDays, language: string, t: TFunction<'common'>): string =>
  typeof days === 'string' ? t(`date.preset.${days}`) : rangeInWords(days, language, t);
