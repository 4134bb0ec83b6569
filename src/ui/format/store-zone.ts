import { memoize } from './memoize.ts';
import { chosenZone } from './readers-zone.ts';

let zone: string | undefined;

// Every list loads this file; don't import calendar code.
const daysIn = memoize((timeZone) => new Intl.DateTimeFormat('en', { timeZone }));
const readersDays = memoize(() => new Intl.DateTimeFormat('en', { timeZone: chosenZone() }));

/**
 * @param name IANA name, `Europe/Amsterdam`; undefined for none
 *
 * @returns false for an unknown zone; then the store has none
 */
export function setStoreZone(name: unknown): boolean {
  zone = undefined;
  if (name === undefined) return true;
  try {
    Intl.DateTimeFormat('en', { timeZone: name as string });
    zone = name as string;
    return true;
  } catch {
    return false;
  }
}

/** Returns the store's IANA zone; undefined means the reader's. */
export const storeZone = (): string | undefined => zone;

/** The store's day, formatted; undefined if it is the reader's. */
export function storeDay(instant: Date, tag: string): string | undefined {
  if (zone === undefined) return undefined;
  if (daysIn(zone).format(instant) === readersDays('').format(instant)) return undefined;
  return instant.toLocaleDateString(tag, { dateStyle: 'medium', timeZone: zone });
}
