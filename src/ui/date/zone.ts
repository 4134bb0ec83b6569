import { readInstant } from '../format/instant.ts';
import { madeOnce } from '../format/made-once.ts';
import { addDays } from './day.ts';
import type { Day } from './day.ts';

/** A time of a clock: `09:30`. */
export type ClockTime = string;

export interface ZonedTime {
  day: Day;
  time: ClockTime;
}

/** The reader's time zone, as the browser knows it. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const formatOf = madeOnce(
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

/** What clocks and calendars in a time zone show at an instant, down to the second. */
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

/** What clocks in a time zone show at an instant (ISO 8601); undefined when the text is no instant. */
export function toZoned(instant: string, zone: string): ZonedTime | undefined {
  const time = Date.parse(instant);
  if (!Number.isFinite(time)) return undefined;
  const { day, time: clock } = wallClock(time, zone);
  return { day, time: clock.slice(0, 5) };
}

/**
 * The instant (ISO 8601, UTC) at which clocks in a time zone show a day and a time. A time that is skipped when clocks
 * go forward means the instant right after the gap; one that comes twice when they go back means the earlier instant.
 */
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

/** Whether clocks in a time zone never show a day and a time, since they go forward over it. */
export function isSkipped(moment: ZonedTime, zone: string): boolean {
  const shown = toZoned(fromZoned(moment, zone), zone);
  return shown?.day !== moment.day || shown.time !== moment.time;
}

/** The first instant of a day in a time zone. */
export const dayStart = (day: Day, zone: string): string => fromZoned({ day, time: '00:00' }, zone);

/** The first instant after a day in a time zone, so that a range excludes it. */
export const dayEnd = (day: Day, zone: string): string => dayStart(addDays(day, 1), zone);

/** The day that it is now in a time zone. */
export const today = (zone: string, now = Date.now()): Day => wallClock(now, zone).day;

/** A time zone's short name in a language, such as "CET" or "GMT+2". */
export function zoneName(
  zone: string,
  language: string,
  instant: string | number = Date.now(),
): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'short' });
  return (
    parts
      .formatToParts(readInstant(instant) ?? Date.now())
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  );
}
