/** Gregorian date, `2026-11-03`, without time or zone. */
export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_A_DAY = 86_400_000;

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Returns undefined for days that don't exist. Months are 1–12. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  if (!(year >= 1 && year <= 9999)) return undefined;
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return isDay(text) ? text : undefined;
}

/** False for 30 February. */
export function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !DAY.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Midnight UTC in milliseconds, only for day arithmetic. */
const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const fromUtc = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => fromUtc(utc(day) + days * MS_A_DAY);

/** Clamps to the month's last day. */
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

/** 1 for Monday … 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay() || 7;

export function weekStart(day: Day, firstWeekday: number): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

/** Returns the weeks that a month touches; `firstWeekday` is 1 (Monday) to 7. */
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

/** Noon UTC, to be formatted in UTC. */
export const dayToDate = (day: Day): Date => new Date(`${day}T12:00:00Z`);
