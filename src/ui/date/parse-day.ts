import { toAsciiDigits } from '../format/digits.ts';
import { memoize } from '../format/memoize.ts';
import { dayOf, isDay } from './day.ts';
import type { Day } from './day.ts';

type Part = 'day' | 'month' | 'year';

const DIGITS: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'UTC',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
};

const orderOf = memoize((tag): Part[] =>
  new Intl.DateTimeFormat(tag, { calendar: 'gregory', timeZone: 'UTC' })
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : [])),
);

/** Formats a day in digits: 03/11/2026, 3.11.2026. */
export function formatDay(day: Day, tag: string): string {
  return new Intl.DateTimeFormat(tag, DIGITS).format(new Date(`${day}T12:00:00Z`));
}

/** Pattern of `formatDay`: mm/dd/yyyy, TT.MM.JJJJ. */
export function dayPattern(letters: Record<Part, string>, tag: string): string {
  return new Intl.DateTimeFormat(tag, DIGITS)
    .formatToParts(0)
    .map(({ type, value }) =>
      type === 'day' || type === 'month' || type === 'year' ? letters[type] : value,
    )
    .join('');
}

/**
 * Reads a day in the language's order or as 2026-11-03. Two-digit years mean this century; the year may be left out.
 *
 * @returns undefined for a day that doesn't exist
 */
export function parseDay(typed: string, tag: string, thisYear: number): Day | undefined {
  const text = toAsciiDigits(typed).trim();
  if (isDay(text)) return text;
  const groups = text.split(/\D+/u).filter(Boolean);
  if (groups.length < 2 || groups.length > 3) return undefined;
  const order = orderOf(tag).filter((part) => groups.length === 3 || part !== 'year');
  const found: Partial<Record<Part, number>> = {};
  // Four digits are always the year.
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
