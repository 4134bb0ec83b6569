import { addDays, addMonths, isDay, monthEnd, monthStart } from './day.ts';
import type { Day } from './day.ts';
import { dayEnd, dayStart } from './zone.ts';

/** Inclusive; undefined leaves an end open. */
export interface DayRange {
  from: Day | undefined;
  to: Day | undefined;
}

/** Formats a range for the URL: `2026-11-01..2026-11-30`, `2026-11-01..`, `..2026-11-30`. */
export const rangeToText = ({ from = '', to = '' }: DayRange): string =>
  from || to ? `${from}..${to}` : '';

export function textToRange(text: string): DayRange | undefined {
  const [from = '', to, ...rest] = text.split('..');
  if (to === undefined || rest.length > 0 || (!from && !to)) return undefined;
  if ((from && !isDay(from)) || (to && !isDay(to)) || (from && to && from > to)) return undefined;
  return { from: from || undefined, to: to || undefined };
}

/** Returns instants; `lt` is exclusive. */
export function rangeBounds({ from, to }: DayRange, zone: string): { gte?: string; lt?: string } {
  return {
    ...(from ? { gte: dayStart(from, zone) } : {}),
    ...(to ? { lt: dayEnd(to, zone) } : {}),
  };
}

export const RANGE_PRESETS = ['today', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

export function presetRange(preset: RangePreset, today: Day): { from: Day; to: Day } {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: monthStart(today), to: monthEnd(today) };
    case 'lastMonth':
      return presetRange('thisMonth', addMonths(monthStart(today), -1));
    default:
      return preset satisfies never;
  }
}

const isPreset = (text: string): text is RangePreset =>
  RANGE_PRESETS.some((preset) => preset === text);

/** Presets stay names, so that “today” moves on. */
export type ChosenDays = RangePreset | DayRange;

/** Formats days for the URL: `last7`, or see `rangeToText`. */
export const daysToText = (days: ChosenDays): string =>
  typeof days === 'string' ? days : rangeToText(days);

export const textToDays = (text: string): ChosenDays | undefined =>
  isPreset(text) ? text : textToRange(text);

export const rangeOf = (days: ChosenDays, today: Day): DayRange =>
  typeof days === 'string' ? presetRange(days, today) : days;

/** The first click starts a new range, the second ends it, in either order. */
export function pickRange({ from, to }: DayRange, day: Day): DayRange {
  if (from === undefined || to !== undefined) return { from: day, to: undefined };
  return day < from ? { from: day, to: from } : { from, to: day };
}
