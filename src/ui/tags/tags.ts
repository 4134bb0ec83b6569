/** Characters that end a tag wherever they are: commas of other languages, line ends of what one pastes. */
export const TAG_ENDS = ['،', '、', '，', ';', '\n', '\t'];

const ENDS = /[,،、，;\n\t]/u;

/** Stands for a comma that ends nothing; no tag holds it. */
const DECIMAL = '\u{E000}';

/**
 * The parts of a text that holds several tags. A single comma between digits belongs to a number (`0,75 l`); several
 * stand in a list of numbers (`38,39,40`).
 */
const partsOf = (text: string): string[] =>
  text
    .replace(/\p{Nd}+(?:,\p{Nd}+)+/gu, (run) =>
      run.split(',').length === 2 ? run.replace(',', DECIMAL) : run,
    )
    .split(ENDS)
    .map((part) => part.replaceAll(DECIMAL, ','));

/** Whether a comma after this text ends a tag; after a digit that shows only with what follows. */
export const endsWithComma = (text: string): boolean => /[^\p{Nd}\s]\s*$/u.test(text);

/** Tags that are pasted at once. */
export const MOST_PASTED = 500;

/** True for a text with more tags than are pasted at once; told without reading them all. */
export const isTooMany = (text: string): boolean =>
  text.split(ENDS, MOST_PASTED + 1).length > MOST_PASTED;

/**
 * Tags without spaces around them, without empty ones, and each only once whatever its capitals.
 * A tag that holds a sign that ends tags is several: phones' keyboards tell no key while one types.
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
