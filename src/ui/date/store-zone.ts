import { readersZone, toZoned } from './zone.ts';

let zone: string | undefined;

/**
 * Takes over the store's time zone.
 *
 * @param name as in the IANA's list, `Europe/Amsterdam`; undefined for none
 * @returns whether there is such a zone; where there isn't, the store has none
 */
export function setStoreZone(name: string | undefined): boolean {
  zone = undefined;
  if (name === undefined) return true;
  try {
    zone = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return true;
  } catch {
    return false;
  }
}

/** The day of an instant in the store's time zone, written for the reader; undefined where it is the reader's own day. */
export function storeDay(instant: Date, tag: string): string | undefined {
  if (zone === undefined) return undefined;
  const text = instant.toISOString();
  if (toZoned(text, zone)?.day === toZoned(text, readersZone())?.day) return undefined;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: zone }).format(instant);
}
