import { timeOf } from '#ui/format/instant.ts';
import type { Bounded } from '#shared/domain/period.tsx';

export interface CalendarEntry extends Bounded {
  id: string;
  kind: 'priceList' | 'discount';
  /** Discounts: the code. */
  name: string;
  off: 'draft' | 'disabled' | undefined;
}

export const SPANS = ['month', 'quarter', 'year'] as const;
export type Span = (typeof SPANS)[number];

/** Visible range in epoch milliseconds; `to` is exclusive. */
export interface Stretch {
  from: number;
  to: number;
  /** Starts of weeks or months. */
  marks: number[];
  /** Starts of weeks between months. */
  ticks: number[];
}

const MONTHS: Record<Span, number> = { month: 1, quarter: 3, year: 12 };
const DAYS_OF_WEEK = 7;

/**
 * Returns the visible range in the reader's time zone.
 *
 * @param now  epoch milliseconds
 * @param step ranges from now; negative for the past
 */
export function stretchOf(span: Span, now: number, step: number): Stretch {
  const today = new Date(now);
  const months = MONTHS[span];
  const monthAt = (count: number): number =>
    new Date(today.getFullYear(), today.getMonth() + step * months + count, 1).getTime();
  const [from, to] = [monthAt(0), monthAt(months)];
  const weeks = weeksBetween(from, to);
  if (span === 'month') return { from, to, marks: weeks, ticks: [] };
  const marks = Array.from({ length: months }, (_, month) => monthAt(month));
  // A year of weeks would be a comb.
  return { from, to, marks, ticks: span === 'year' ? [] : weeks };
}

/** Counted from the beginning. */
function weeksBetween(from: number, to: number): number[] {
  const first = new Date(from);
  const weeks: number[] = [];
  for (let day = 1; ; day += DAYS_OF_WEEK) {
    const week = new Date(first.getFullYear(), first.getMonth(), day).getTime();
    if (week >= to) return weeks;
    weeks.push(week);
  }
}

/** Bar position as fractions of the range, 0 to 1. */
export interface Place {
  start: number;
  size: number;
  /** Starts before or ends after the range. */
  isOpenStart: boolean;
  isOpenEnd: boolean;
}

/** @returns undefined outside the range */
export function placeIn({ from, to }: Stretch, { starts_at, ends_at }: Bounded): Place | undefined {
  const start = starts_at ? timeOf(starts_at) : -Infinity;
  const end = ends_at ? timeOf(ends_at) : Infinity;
  if (start >= to || end <= from || end <= start) return undefined;
  const [first, last] = [Math.max(start, from), Math.min(end, to)];
  return {
    start: (first - from) / (to - from),
    size: (last - first) / (to - from),
    isOpenStart: start < from,
    isOpenEnd: end > to,
  };
}

/** Returns visible entries by start, then end; open starts come first. */
export function seenIn(
  stretch: Stretch,
  entries: readonly CalendarEntry[],
): { entry: CalendarEntry; place: Place }[] {
  return entries
    .flatMap((entry) => {
      const place = placeIn(stretch, entry);
      if (!place) return [];
      const { starts_at: from, ends_at: until } = entry;
      const start = from ? timeOf(from) : 0;
      const end = until ? timeOf(until) : Number.MAX_SAFE_INTEGER;
      return [{ entry, place, start, end }];
    })
    .toSorted(
      (one, other) =>
        one.start - other.start ||
        one.end - other.end ||
        one.entry.name.localeCompare(other.entry.name),
    )
    .map(({ entry, place }) => ({ entry, place }));
}

const begins = ({ starts_at: at }: Bounded): number => (at ? timeOf(at) : -Infinity);
const ends = ({ ends_at: at }: Bounded): number => (at ? timeOf(at) : Infinity);

/** Returns how many values come first; those must be at the start. */
function countFirst(values: readonly number[], isFirst: (value: number) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const value = values[middle];
    if (value !== undefined && isFirst(value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns a function that counts the other entries active at the same time as one of them; switched-off ones never
 * overlap.
 *
 * @param entries each ends after it begins
 */
export function overlapsAmong(entries: readonly CalendarEntry[]): (entry: CalendarEntry) => number {
  const active = entries.filter((entry) => !entry.off && begins(entry) < ends(entry));
  const starts = active.map(begins).toSorted((one, other) => one - other);
  const stops = active.map(ends).toSorted((one, other) => one - other);
  return (entry) => {
    const [from, until] = [begins(entry), ends(entry)];
    if (entry.off || from >= until) return 0;
    const begun = countFirst(starts, (start) => start < until);
    const over = countFirst(stops, (stop) => stop <= from);
    // Without itself.
    return begun - over - 1;
  };
}
