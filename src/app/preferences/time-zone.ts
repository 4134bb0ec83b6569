import { browserValue } from './storage.ts';

export const TIME_ZONES = ['device', 'utc'] as const;

export type TimeZone = (typeof TIME_ZONES)[number];

const kept = browserValue<string>('timeZone', 'device');

/** Validates: anything may be stored. */
export const readTimeZone = (): TimeZone => (kept.read() === 'utc' ? 'utc' : 'device');

/** Applies once the page is loaded again: formats are kept. */
export const saveTimeZone = (zone: TimeZone): void => kept.write(zone);
