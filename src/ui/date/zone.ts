import { readInstant, withOffsetInOrder } from '../format/instant.ts';
import { memoize } from '../format/memoize.ts';
import { chosenZone } from '../format/readers-zone.ts';
import { addDays } from './day.ts';
import type { Day } from './day.ts';

/** `09:30` */
export type ClockTime = string;

export interface ZonedTime {
  day: Day;
  time: ClockTime;
}

/** UTC if they prefer it. */
export const readersZone = (): string =>
  chosenZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;

const formatOf = memoize(
  (zone) =>
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** To the second. */
function wallClock(instant: number, zone: string): { day: Day; time: string; utc: number } {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${(parts['year'] ?? '').padStart(4, '0')}-${parts['month'] ?? ''}-${parts['day'] ?? ''}`;
  const time = `${parts['hour'] ?? ''}:${parts['minute'] ?? ''}:${parts['second'] ?? ''}`;
  return { day, time, utc: Date.parse(`${day}T${time}Z`) };
}

/** Wall clock at an ISO 8601 instant; undefined for no instant. */
export function toZoned(instant: string, zone: string): ZonedTime | undefined {
  const time = Date.parse(instant);
  if (!Number.isFinite(time)) return undefined;
  const { day, time: clock } = wallClock(time, zone);
  return { day, time: clock.slice(0, 5) };
}

/** Wall clock to instant (ISO 8601, UTC). Skipped times give the instant after the gap, repeated times the earlier. */
export function fromZoned({ day, time }: ZonedTime, zone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (instant: number): number => wallClock(instant, zone).utc - instant;
  const candidates = [wanted - 86_400_000, wanted + 86_400_000].map(
    (near) => wanted - offsetAt(near),
  );
  const exact = candidates.filter((instant) => instant + offsetAt(instant) === wanted);
  const instant = exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
  return new Date(instant).toISOString();
}

/** DST skips this time. */
export function isSkipped(moment: ZonedTime, zone: string): boolean {
  const shown = toZoned(fromZoned(moment, zone), zone);
  return shown?.day !== moment.day || shown.time !== moment.time;
}

/** First instant of the day. */
export const dayStart = (day: Day, zone: string): string => fromZoned({ day, time: '00:00' }, zone);

/** The first instant after the day. */
export const dayEnd = (day: Day, zone: string): string => dayStart(addDays(day, 1), zone);

export const today = (zone: string, now = Date.now()): Day => wallClock(now, zone).day;

/** "CET", "GMT+2" */
export function zoneName(
  zone: string,
  language: string,
  instant: string | number = Date.now(),
): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'short' });
  const name = parts
    .formatToParts(readInstant(instant) ?? Date.now())
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined ? zone : withOffsetInOrder(name);
}
