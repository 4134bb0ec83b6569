/** Sizes of paper, as styles name them. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Where people print on Letter; everywhere else it is A4. From Unicode's tables of territories. */
const LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** A tag's region; undefined where there is none, or it is no tag. */
function regionOf(tag: string, isLikelyEnough = false): string | undefined {
  try {
    const locale = new Intl.Locale(tag);
    return (isLikelyEnough ? locale.maximize() : locale).region;
  } catch {
    return undefined;
  }
}

/**
 * The paper that lies in a reader's printer: that of the first region which their browser names, or where the first
 * language is mostly spoken.
 *
 * @param tags the browser's languages, best first
 */
export function usualPaper(tags: readonly string[]): Paper {
  const named = tags.map((tag) => regionOf(tag)).find((region) => region !== undefined);
  const region = named ?? regionOf(tags[0] ?? '', true);
  return region !== undefined && LETTER.has(region) ? 'letter' : 'a4';
}
