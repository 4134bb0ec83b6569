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
  if (span !== 'month') {
    return { from, to, marks: Array.from({ length: months }, (_, month) => monthAt(month)) };
  }
  const first = new Date(from);
  const marks: number[] = [];
  for (let day = 1; ; day += DAYS_OF_WEEK) {
    const mark = new Date(first.getFullYear(), first.getMonth(), day).getTime();
    if (mark >= to) return { from, to, marks };
    marks.push(mark);
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
  const start = ({ starts_at: at }: CalendarEntry): number => (at ? timeOf(at) : 0);
  const end = ({ ends_at: at }: CalendarEntry): number =>
    at ? timeOf(at) : Number.MAX_SAFE_INTEGER;
  return entries
    .flatMap((entry) => {
      const place = placeIn(stretch, entry);
      return place ? [{ entry, place }] : [];
    })
    .toSorted(
      (one, other) =>
        start(one.entry) - start(other.entry) ||
        end(one.entry) - end(other.entry) ||
        one.entry.name.localeCompare(other.entry.name),
    );
}

/** Returns entries active at the same time; switched-off ones never overlap. */
export function overlapsOf(
  entry: CalendarEntry,
  entries: readonly CalendarEntry[],
): CalendarEntry[] {
  if (entry.off) return [];
  const begins = ({ starts_at: at }: Bounded): number => (at ? timeOf(at) : -Infinity);
  const ends = ({ ends_at: at }: Bounded): number => (at ? timeOf(at) : Infinity);
  return entries.filter(
    (other) =>
      other !== entry &&
      other.off === undefined &&
      begins(other) < ends(entry) &&
      begins(entry) < ends(other),
  );
}
