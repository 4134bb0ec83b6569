import { toAsciiDigits } from '../format/digits.ts';
import { madeOnce } from '../format/made-once.ts';
import { dayOf, isDay } from './day.ts';
import type { Day } from './day.ts';

type Part = 'day' | 'month' | 'year';

/** The order in which a language writes day, month and year, by its tag. */
const orderOf = madeOnce((tag): Part[] =>
  new Intl.DateTimeFormat(tag, { calendar: 'gregory', timeZone: 'UTC' })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : [])),
);

/** A day in figures, as the reader types it: 03/11/2026, 3.11.2026. */
export function formatDay(day: Day, tag: string): string {
  return new Intl.DateTimeFormat(tag, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(`${day}T12:00:00Z`));
}

/**
 * Reads a day typed in figures, in the order of the reader's language or as 2026-11-03. Two figures of a year mean
 * this century; a missing year means the given one.
 *
 * @returns undefined when it is no day that exists
 */
export function parseDay(typed: string, tag: string, thisYear: number): Day | undefined {
  const text = toAsciiDigits(typed).trim();
  if (isDay(text)) return text;
  const groups = text.split(/\D+/u).filter(Boolean);
  if (groups.length < 2 || groups.length > 3) return undefined;
  const order = orderOf(tag).filter((part) => groups.length === 3 || part !== 'year');
  const found: Partial<Record<Part, number>> = {};
  // A year in four figures shows by itself where it stands.
  const year = groups.findIndex((group) => group.length === 4);
  const others = year >= 0 ? order.filter((part) => part !== 'year') : order;
  const rest = groups.filter((_, index) => index !== year);
  if (year >= 0) found.year = Number(groups[year]);
  for (const [index, group] of rest.entries()) {
    const part = others[index];
    if (!part || group.length > 2) return undefined;
    found[part] = part === 'year' ? 2000 + Number(group) : Number(group);
  }
  return dayOf(found.year ?? thisYear, found.month ?? 0, found.day ?? 0);
}
