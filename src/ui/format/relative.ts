import { madeOnce } from './made-once.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

const wordsOf = madeOnce((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/**
 * How long ago something was, in the language's own words: `now` within the first minute, `5 minutes ago`, `yesterday`.
 *
 * @param at milliseconds since 1970, as is `now`; a clock that is a little ahead makes no future
 * @param tag the language's tag
 */
export function ago(at: number, now: number, tag: string): string {
  const past = Math.max(now - at, 0);
  const words = wordsOf(tag);
  const step = STEPS.find(([, length]) => past >= length);
  if (!step) return words.format(0, 'second');
  const [unit, length] = step;
  return words.format(-Math.floor(past / length), unit);
}

/** Whether something was within the last minute, of which `ago` says “now”. */
export const isNow = (at: number, now: number): boolean => now - at < MINUTE;

/** The days that stand before today, by the reader's calendar; 0 is today. */
export function daysAgo(at: number, now: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / DAY);
}
