/** Stands where a value is missing or can't be read: nothing is made up, and the rest of the screen goes on. */
export const NO_VALUE = '–';

/** How the server writes instants and days: ISO 8601. Browsers read much more, `May 5` or `1`, and mean what they like. */
const ISO = /^(?:\d{4}|[+-]\d{6})-\d{2}/;

/**
 * Reads an instant as the server sends it.
 *
 * @param value an ISO 8601 text, a date, or milliseconds since 1970; whatever came instead is let through to be judged
 * @returns undefined when it is no instant
 */
export function readInstant(value: unknown): Date | undefined {
  if (typeof value === 'string' ? !ISO.test(value) : !isTime(value)) return undefined;
  const date = new Date(value as string | number | Date);
  return Number.isFinite(date.getTime()) ? date : undefined;
}

const isTime = (value: unknown): boolean => typeof value === 'number' || value instanceof Date;

/** Milliseconds since 1970 of an instant; 0, the oldest, of what is none, so that lists by time keep an order. */
export const timeOf = (value: unknown): number => readInstant(value)?.getTime() ?? 0;

/** A text as it is; a dash for what is none or empty. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' && value.trim() !== '' ? value : NO_VALUE;

/** A list as it is; an empty one of what is none, for a part of a page that goes on without it. */
export const listOf = <Item>(value: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(value) ? value : [];
