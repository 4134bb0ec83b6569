import type { Matches, Option } from './source.ts';

/** Ignores case and a leading flag. */
const bare = (text: string): string =>
  text
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
    .toLocaleLowerCase();

/**
 * Returns the only match, or the only exact match.
 *
 * @param typed may match further options if not all are loaded
 * @param byBeginning also accepts the only prefix match
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
