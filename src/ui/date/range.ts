import { addDays, addMonths, isDay, monthEnd, monthStart } from './day.ts';
import type { Day } from './day.ts';
import { dayEnd, dayStart } from './zone.ts';

/** Days from the first to the last, both included; an open end is undefined. */
export interface DayRange {
  from: Day | undefined;
  to: Day | undefined;
}

/** A range as one text, for an address: `2026-11-01..2026-11-30`, `2026-11-01..`, `..2026-11-30`. */
export const rangeToText = ({ from = '', to = '' }: DayRange): string =>
  from || to ? `${from}..${to}` : '';

/** Reads such a text; undefined when it is no range. */
export function textToRange(text: string): DayRange | undefined {
  const [from = '', to, ...rest] = text.split('..');
  if (to === undefined || rest.length > 0 || (!from && !to)) return undefined;
  if ((from && !isDay(from)) || (to && !isDay(to)) || (from && to && from > to)) return undefined;
  return { from: from || undefined, to: to || undefined };
}

/** Instants that bound a range of days in a time zone, as the server compares them: from `gte`, and before `lt`. */
export function rangeBounds({ from, to }: DayRange, zone: string): { gte?: string; lt?: string } {
  return {
    ...(from ? { gte: dayStart(from, zone) } : {}),
    ...(to ? { lt: dayEnd(to, zone) } : {}),
  };
}

export const RANGE_PRESETS = ['today', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];

/** The days of a preset, seen from today. */
export function presetRange(preset: RangePreset, today: Day): DayRange {
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

/** Days as a filter keeps them: a preset by its name, so that “today” goes on with the day, or a fixed range. */
export type ChosenDays = RangePreset | DayRange;

/** What a filter keeps as one text, for an address: `last7`, or a range as `rangeToText` writes it. */
export const daysToText = (days: ChosenDays): string =>
  typeof days === 'string' ? days : rangeToText(days);

/** Reads such a text; undefined when it is neither. */
export const textToDays = (text: string): ChosenDays | undefined =>
  isPreset(text) ? text : textToRange(text);

/** The days that are meant, seen from today. */
export const rangeOf = (days: ChosenDays, today: Day): DayRange =>
  typeof days === 'string' ? presetRange(days, today) : days;

/** The range after a click on a day: the first click starts anew, the second ends it, in either order. */
export function pickRange({ from, to }: DayRange, day: Day): DayRange {
  if (from === undefined || to !== undefined) return { from: day, to: undefined };
  return day < from ? { from: day, to: from } : { from, to: day };
}
