/** CSS page sizes */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Countries that use Letter, from Unicode's territory data; all others use A4 */
const LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Undefined without a region or for an invalid tag */
function regionOf(tag: string, isLikelyEnough = false): string | undefined {
  try {
    const locale = new Intl.Locale(tag);
    return (isLikelyEnough ? locale.maximize() : locale).region;
  } catch {
    return undefined;
  }
}

/**
 * Returns the usual paper of the first region among the browser's languages, else of the first language's main region.
 *
 * @param tags best first
 */
export function defaultPaper(tags: readonly string[]): Paper {
  const named = tags.map((tag) => regionOf(tag)).find((region) => region !== undefined);
  const region = named ?? regionOf(tags[0] ?? '', true);
  return region !== undefined && LETTER.has(region) ? 'letter' : 'a4';
}
