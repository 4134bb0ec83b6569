const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * How long ago something was, in words: `5 minutes ago`, `now` within the first minute.
 *
 * @param at milliseconds since 1970, as is `now`
 * @param tag the language's tag
 */
export function age(at: number, now: number, tag: string): string {
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, length]) => past >= length) ?? ['second', Infinity];
  return words.format(length === Infinity ? 0 : -Math.floor(past / length), unit);
}
