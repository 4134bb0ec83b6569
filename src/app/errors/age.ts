const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * How long ago something was, in words: `5 minutes ago`; undefined within the first minute.
 *
 * @param at milliseconds since 1970, as is `now`
 * @param tag the language's tag
 */
export function age(at: number, now: number, tag: string): string | undefined {
  const past = now - at;
  const step = STEPS.find(([, length]) => past >= length);
  if (!step || !Number.isFinite(past)) return undefined;
  const [unit, length] = step;
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return words.format(-Math.floor(past / length), unit);
}
