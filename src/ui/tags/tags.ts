/** Separators: commas of other scripts and pasted line ends. */
export const TAG_ENDS = ['،', '、', '，', ';', '\n', '\t'];

const ENDS = /[,،、，;\n\t]/u;

/** Private-use placeholder for decimal commas. */
const DECIMAL = '\u{E000}';

/** A single comma between digits is decimal (`0,75 l`); several separate numbers (`38,39,40`). */
const partsOf = (text: string): string[] =>
  text
    // The lookbehind keeps long runs of digits fast.
    .replace(/(?<!\p{Nd})\p{Nd}+(?:,\p{Nd}+)+/gu, (run) =>
      run.split(',').length === 2 ? run.replace(',', DECIMAL) : run,
    )
    .split(ENDS)
    .map((part) => part.replaceAll(DECIMAL, ','));

/** After a digit, it depends on the next character. */
export const endsWithComma = (text: string): boolean => /[^\p{Nd}\s]\s*$/u.test(text);

export const MOST_PASTED = 500;

/** Stops counting at the limit. */
export const isTooMany = (text: string): boolean =>
  text.split(ENDS, MOST_PASTED + 1).length > MOST_PASTED;

/**
 * Trims, splits at separators (phone keyboards don't report those keys), removes empty and case-insensitive duplicates.
 */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags
    .flatMap(partsOf)
    .map((tag) => tag.replace(/\s+/gu, ' ').trim())
    .filter((tag) => {
      const key = tag.toLocaleLowerCase();
      if (!tag || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
