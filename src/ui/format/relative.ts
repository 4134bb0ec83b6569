import { memoize } from './memoize.ts';
import { chosenZone } from './readers-zone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

const wordsOf = memoize((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/**
 * `now` (first minute), `5 minutes ago`, `yesterday`.
 *
 * @param at milliseconds since 1970; the future (clock skew) counts as now
 */
export function ago(at: number, now: number, tag: string): string {
  const past = Math.max(now - at, 0);
  const words = wordsOf(tag);
  const step = STEPS.find(([, length]) => past >= length);
  if (!step) return words.format(0, 'second');
  const [unit, length] = step;
  return words.format(-Math.floor(past / length), unit);
}

export const isNow = (at: number, now: number): boolean => now - at < MINUTE;

/** Calendar days before today in the reader's zone; 0 is today. */
export function daysAgo(at: number, now: number): number {
  const midnight = (time: number): number =>
    chosenZone() ? new Date(time).setUTCHours(0, 0, 0, 0) : new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / DAY);
}
