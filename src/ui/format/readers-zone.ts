// Every list loads this file; don't import calendar code.
let isUtc = false;

/** Before the first time is shown: formats are kept. */
export function showUtc(wanted: boolean): void {
  isUtc = wanted;
}

/** The reader's choice for `Intl`; undefined means the zone of the device. */
export const chosenZone = (): 'UTC' | undefined => (isUtc ? 'UTC' : undefined);
