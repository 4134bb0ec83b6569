import { NO_VALUE, readInstant, withOffsetInOrder } from './instant.ts';
import { memoize } from './memoize.ts';
import { formatMoney } from './money.ts';
import { chosenZone } from './readers-zone.ts';

/** Formats server values; times in the reader's zone. Missing or mistyped values become –; nothing throws. */
export interface Format {
  number: (value: number) => string;
  /** from–to; a single number if equal. */
  range: (ends: readonly [number, number]) => string;
  /** `3 Nov 2026` */
  date: (value: string | Date) => string;
  time: (value: string | Date) => string;
  /** With the zone. */
  dateTime: (value: string | Date) => string;
  list: (values: readonly string[]) => string;
  /** Minor units. */
  money: (minor: number, currency: string) => string;
}

const finiteIn = (values: unknown): number[] =>
  Array.isArray(values)
    ? values.filter(
        (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value),
      )
    : [];

const numbers = memoize((tag) => new Intl.NumberFormat(tag));
const dates = (options: Intl.DateTimeFormatOptions): ((tag: string) => Intl.DateTimeFormat) =>
  memoize((tag) => new Intl.DateTimeFormat(tag, { ...options, timeZone: chosenZone() }));
const days = dates({ dateStyle: 'medium' });
const clock = dates({ timeStyle: 'short' });
const times = dates({ dateStyle: 'medium', timeStyle: 'long' });
const lists = memoize((tag) => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }));

export const formatFor = memoize((tag): Format => {
  const write =
    (formatOf: (tag: string) => Intl.DateTimeFormat) =>
    (value: unknown): string => {
      const date = readInstant(value);
      return date ? formatOf(tag).format(date) : NO_VALUE;
    };
  const number = (value: unknown): string =>
    typeof value === 'number' && Number.isFinite(value) ? numbers(tag).format(value) : NO_VALUE;
  // Isolate Latin names, which would reorder their RTL neighbors.
  const entry = (text: string): string => (tag.startsWith('ar') ? `\u2068${text}\u2069` : text);
  return {
    number,
    range: (ends: unknown) => {
      const [from, to] = finiteIn(ends);
      if (from === undefined || to === undefined) return NO_VALUE;
      // formatRange writes “~5” for equal ends.
      return from < to ? numbers(tag).formatRange(from, to) : number(from);
    },
    date: write(days),
    time: write(clock),
    dateTime: (value) => withOffsetInOrder(write(times)(value)),
    list: (values: unknown) =>
      Array.isArray(values)
        ? lists(tag).format(
            values.map((value) => (typeof value === 'string' ? entry(value) : NO_VALUE)),
          )
        : NO_VALUE,
    money: (minor, currency) => formatMoney(minor, currency, tag),
  };
});
