export const NO_VALUE = '–';

/** Browsers also parse `May 5` or `1`, each differently. */
const ISO = /^(?:\d{4}|[+-]\d{6})-\d{2}/;

/**
 * Returns undefined for no instant.
 *
 * @param value ISO 8601, a Date, or milliseconds since 1970
 */
export function readInstant(value: unknown): Date | undefined {
  if (typeof value === 'string' ? !ISO.test(value) : !isTime(value)) return undefined;
  const date = new Date(value as string | number | Date);
  return Number.isFinite(date.getTime()) ? date : undefined;
}

const isTime = (value: unknown): boolean => typeof value === 'number' || value instanceof Date;

/** Milliseconds since 1970; 0 for no instant, for sorting. */
export const timeOf = (value: unknown): number => readInstant(value)?.getTime() ?? 0;

/** Returns – for anything but text. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' && value.trim() !== '' ? value : NO_VALUE;

/** Returns [] for anything but a list. */
export const listOf = <Item>(value: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(value) ? value : [];

/** "GMT+2" in Arabic words, with the sign before the number. */
export const withOffsetInOrder = (text: string): string =>
  text.replace(/(?<=\p{sc=Arabic})[+\-−][\d:]+/u, '\u2066$&\u2069');
