const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface RelativeTime {
  /** Negative in the past. */
  value: number;
  unit: 'second' | 'minute' | 'hour';
}

/** How long ago something was, in the unit that fits; undefined from a day on, where a date says more. */
export function relativeTime(at: number, now: number): RelativeTime | undefined {
  // A clock that is a little ahead makes no future.
  const past = Math.max(now - at, 0);
  if (past < MINUTE) return { value: 0, unit: 'second' };
  if (past < HOUR) return { value: -Math.floor(past / MINUTE), unit: 'minute' };
  if (past < DAY) return { value: -Math.floor(past / HOUR), unit: 'hour' };
  return undefined;
}

/** The days that stand before today, by the reader's calendar; 0 is today. */
export function daysAgo(at: number, now: number): number {
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(at)) / DAY);
}
