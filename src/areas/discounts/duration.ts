/** Validity of a generated code; whole numbers or null. */
export interface Duration {
  days: number | null;
  hours: number | null;
  minutes: number | null;
}

export const NO_DURATION: Duration = { days: null, hours: null, minutes: null };

const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/;

const count = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits);

/**
 * Parses an ISO 8601 duration; weeks become days.
 *
 * @returns undefined for other units, such as months
 */
export function readDuration(text: string): Duration | undefined {
  const match = DURATION.exec(text);
  if (!match || text === 'P') return undefined;
  const [weeks, days, hours, minutes] = match.slice(1).map(count);
  const all = weeks == null ? (days ?? null) : weeks * 7 + (days ?? 0);
  return { days: all, hours: hours ?? null, minutes: minutes ?? null };
}

/** Formats as ISO 8601; undefined if empty. */
export function writeDuration({ days, hours, minutes }: Duration): string | undefined {
  const day = days ? `${days}D` : '';
  const time = `${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}`;
  return day || time ? `P${day}${time && `T${time}`}` : undefined;
}

const unit = (tag: string, name: string, value: number): string =>
  new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);

/** Formats a number with its unit, such as “2 weeks”. */
export const unitText = unit;

/** Formats a duration in words; returns unreadable text unchanged. */
export function durationText(text: string, tag: string): string {
  const duration = readDuration(text);
  if (!duration) return text;
  const { days, hours, minutes } = duration;
  const parts = [
    ...(days ? [unit(tag, 'day', days)] : []),
    ...(hours ? [unit(tag, 'hour', hours)] : []),
    ...(minutes ? [unit(tag, 'minute', minutes)] : []),
  ];
  if (parts.length === 0) return text;
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(parts);
}
