import { formatMoney } from '../money/format.ts';
import { NO_VALUE, readInstant } from './instant.ts';
import { madeOnce } from './made-once.ts';

/**
 * Writes values as a reader has them. What the server sends is taken as it comes: a value that is missing or of
 * another kind than it should be is written as a dash, never thrown about and never as “NaN” or “Invalid Date”.
 */
export interface Format {
  number: (value: number) => string;
  /** The least and the most as from–to; as one number where they are the same. */
  range: (ends: readonly [number, number]) => string;
  /** A day, such as 3 Nov 2026, in the reader's time zone. */
  date: (value: string | Date) => string;
  /** A time of the day, in the reader's time zone. */
  time: (value: string | Date) => string;
  /** A day and a time with its time zone. */
  dateTime: (value: string | Date) => string;
  list: (values: readonly string[]) => string;
  /** An amount in minor units, as the server has it, with its currency's sign. */
  money: (minor: number, currency: string) => string;
}

const finiteIn = (values: unknown): number[] =>
  Array.isArray(values)
    ? values.filter(
        (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value),
      )
    : [];

const numbers = madeOnce((tag) => new Intl.NumberFormat(tag));
const days = madeOnce((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
const clock = madeOnce((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }));
const times = madeOnce(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'long' }),
);
const lists = madeOnce((tag) => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }));

/** The formats of a language, by its tag; the same ones each time. */
export const formatFor = madeOnce((tag): Format => {
  const write =
    (formatOf: (tag: string) => Intl.DateTimeFormat) =>
    (value: unknown): string => {
      const date = readInstant(value);
      return date ? formatOf(tag).format(date) : NO_VALUE;
    };
  const number = (value: unknown): string =>
    typeof value === 'number' && Number.isFinite(value) ? numbers(tag).format(value) : NO_VALUE;
  // From right to left, a Latin name would turn its neighbours and the sign between them around.
  const entry = (text: string): string => (tag.startsWith('ar') ? `\u2068${text}\u2069` : text);
  return {
    number,
    range: (ends: unknown) => {
      const [from, to] = finiteIn(ends);
      if (from === undefined || to === undefined) return NO_VALUE;
      // For equal ends the platform would write “~5”.
      return from < to ? numbers(tag).formatRange(from, to) : number(from);
    },
    date: write(days),
    time: write(clock),
    dateTime: write(times),
    list: (values: unknown) =>
      Array.isArray(values)
        ? lists(tag).format(
            values.map((value) => (typeof value === 'string' ? entry(value) : NO_VALUE)),
          )
        : NO_VALUE,
    money: (minor, currency) => formatMoney(minor, currency, tag),
  };
});
