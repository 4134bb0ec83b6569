/** A day of the Gregorian calendar, `2026-11-03`, without a time or a time zone. */
export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_A_DAY = 86_400_000;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** The day with these numbers (month 1–12); undefined when there is no such day. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  if (!(year >= 1 && year <= 9999)) return undefined;
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return isDay(text) ? text : undefined;
}

/** Whether a text is a day that exists; the 30th of February isn't one, and neither is what is no text. */
export function isDay(text: string): boolean {
  if (typeof text !== 'string' || !DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Milliseconds of a day's midnight in UTC; only for reckoning with days. */
const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const fromUtc = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => fromUtc(utc(day) + days * MS_A_DAY);

/** The same day in another month; in a shorter month its last day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(date, length));
  return fromUtc(first.getTime());
}

export const monthStart = (day: Day): Day => `${day.slice(0, 8)}01`;

export const monthEnd = (day: Day): Day => addDays(addMonths(monthStart(day), 1), -1);

/** The day of the week: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay() || 7;

/** The first day of its week. */
export function weekStart(day: Day, firstWeekday: number): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

/**
 * The weeks that show a month, from the first to the last week that it touches.
 *
 * @param firstWeekday 1 for Monday … 7 for Sunday
 */
export function monthWeeks(month: Day, firstWeekday: number): Day[][] {
  const weeks: Day[][] = [];
  const end = monthEnd(month);
  for (
    let start = weekStart(monthStart(month), firstWeekday);
    start <= end;
    start = addDays(start, 7)
  ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

/** The day as a `Date` at noon in UTC, for formatting it in UTC. */
export const dayToDate = (day: Day): Date => new Date(`${day}T12:00:00Z`);
