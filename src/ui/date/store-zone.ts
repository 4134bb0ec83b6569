let zone: string | undefined;

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

/** The day of an instant in the store's time zone, written for the reader; undefined where it is the reader's own day. */
export function storeDay(instant: Date, tag: string): string | undefined {
  if (zone === undefined) return undefined;
  // Every list starts with this, so it does without the calendar's code.
  const day = (timeZone?: string): string => instant.toLocaleDateString('en', { timeZone });
  if (day(zone) === day()) return undefined;
  return instant.toLocaleDateString(tag, { dateStyle: 'medium', timeZone: zone });
}
