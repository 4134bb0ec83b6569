import { addDays, addMonths, monthEnd, monthStart, weekStart } from '#ui/date/day.ts';
import type { Day } from '#ui/date/day.ts';
import { presetRange } from '#ui/date/range.ts';
import { dayStart } from '#ui/date/zone.ts';
import { memoize } from '#ui/format/memoize.ts';
import type { Instant } from './facts.ts';

/** Both days belong to it. */
export interface Period {
  from: Day;
  to: Day;
}

/** `end` is the first instant after. */
export interface Span {
  start: Instant;
  end: Instant;
}

export interface Bucket extends Period, Span {}

export const PERIODS = ['today', 'yesterday', 'last7', 'last30', 'last90', 'last12Months'] as const;
export type PeriodName = (typeof PERIODS)[number];

export const STEPS = ['hour', 'day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

const MS_AN_HOUR = 3_600_000;
const MS_A_DAY = 86_400_000;
const MOST_DAYS = 35;
const MOST_DAYS_IN_WEEKS = 190;

export function periodOf(name: PeriodName, today: Day): Period {
  switch (name) {
    case 'today':
    case 'last7':
    case 'last30':
      return presetRange(name, today);
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last90':
      return { from: addDays(today, -89), to: today };
    case 'last12Months':
      return { from: addDays(addMonths(today, -12), 1), to: today };
    default:
      return name satisfies never;
  }
}

export const daysIn = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MS_A_DAY) + 1;

/** As many days, right before */
export function periodBefore(period: Period): Period {
  const days = daysIn(period);
  return { from: addDays(period.from, -days), to: addDays(period.to, -days) };
}

/** The same dates; 29 February becomes the 28th, and whole months stay whole. */
export function yearBefore({ from, to }: Period): Period {
  const last = addMonths(to, -12);
  const isWhole = from === monthStart(from) && to === monthEnd(to);
  return { from: addMonths(from, -12), to: isWhole ? monthEnd(last) : last };
}

export const stepFor = (period: Period): Step => {
  const days = daysIn(period);
  if (days === 1) return 'hour';
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_DAYS_IN_WEEKS ? 'week' : 'month';
};

/** @param dayInZone `2026-11-03 Europe/Rome` */
const startOf = memoize((dayInZone): Instant => {
  const [day = '', zone = ''] = dayInZone.split(' ');
  return Date.parse(dayStart(day, zone));
});

export const spanOf = ({ from, to }: Period, zone: string): Span => ({
  start: startOf(`${from} ${zone}`),
  end: startOf(`${addDays(to, 1)} ${zone}`),
});

/** Without gaps; both ends may cut a week or month. `firstWeekday` is 1 (Monday) to 7. */
export function bucketsOf(
  { from, to }: Period,
  step: Step,
  { zone, firstWeekday }: { zone: string; firstWeekday: number },
): Bucket[] {
  const buckets: Bucket[] = [];
  let day = from;
  while (day <= to) {
    const last = lastDayOf(day, step, firstWeekday);
    const bucket = { from: day, to: last < to ? last : to };
    const span = spanOf(bucket, zone);
    if (step === 'hour') buckets.push(...hoursIn(span).map((hour) => ({ ...bucket, ...hour })));
    else buckets.push({ ...bucket, ...span });
    day = addDays(last, 1);
  }
  return buckets;
}

/** The last is shorter if clocks change by less than an hour. */
const hoursIn = ({ start, end }: Span): Span[] =>
  Array.from({ length: Math.ceil((end - start) / MS_AN_HOUR) }, (_, hour) => ({
    start: start + hour * MS_AN_HOUR,
    end: Math.min(end, start + (hour + 1) * MS_AN_HOUR),
  }));

function lastDayOf(day: Day, step: Step, firstWeekday: number): Day {
  switch (step) {
    case 'hour':
    case 'day':
      return day;
    case 'week':
      return addDays(weekStart(day, firstWeekday), 6);
    case 'month':
      return monthEnd(day);
    default:
      return step satisfies never;
  }
}

export const isIn = ({ start, end }: Span, at: Instant): boolean => at >= start && at < end;

/** Returns the index in adjacent buckets, or -1. */
export function bucketAt(buckets: readonly Span[], at: Instant): number {
  let low = 0;
  let high = buckets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at < (buckets[middle]?.end ?? Infinity)) high = middle;
    else low = middle + 1;
  }
  const found = buckets[low];
  return found !== undefined && at >= found.start ? low : -1;
}
