import type { Matches, Option } from './source.ts';

/** A name as one compares it: without capitals, and without a flag in front. */
const bare = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
    .toLocaleLowerCase();

/**
 * The option that a typed text can only mean: the one match, or the one among several that is called exactly so.
 *
 * @param typed what was searched for; options that are not all there yet may hold another of that name
 * @param byBeginning or else the one whose name begins so
 */
export function onlyMatch<Found extends Option>(
  { options, count }: Matches<Found>,
  typed: string,
  { byBeginning = false } = {},
): Found | undefined {
  const [first] = options;
  if (count === 1 && first) return first;
  if (options.length < count) return undefined;
  const alike = options.filter(({ label }) => bare(label) === bare(typed));
  if (alike.length > 0 || !byBeginning) return alike.length === 1 ? alike[0] : undefined;
  const begun = options.filter(({ label }) => bare(label).startsWith(bare(typed)));
  return begun.length === 1 ? begun[0] : undefined;
}
