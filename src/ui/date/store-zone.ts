import { madeOnce } from '../format/made-once.ts';

let zone: string | undefined;

// Every list starts with these, so they do without the calendar's code.
const daysIn = madeOnce((timeZone) => new Intl.DateTimeFormat('en', { timeZone }));
const readersDays = madeOnce(() => new Intl.DateTimeFormat('en'));

/**
 * Takes over the store's time zone.
 *
 * @param name as in the IANA's list, `Europe/Amsterdam`; undefined for none
 * @returns whether there is such a zone; where there isn't, the store has none
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

/** The store's time zone, as in the IANA's list; undefined where its days are the reader's. */
export const storeZone = (): string | undefined => zone;

/** The day of an instant in the store's time zone, written for the reader; undefined where it is the reader's own day. */
export function storeDay(instant: Date, tag: string): string | undefined {
  if (zone === undefined) return undefined;
  if (daysIn(zone).format(instant) === readersDays('').format(instant)) return undefined;
  return instant.toLocaleDateString(tag, { dateStyle: 'medium', timeZone: zone });
}
