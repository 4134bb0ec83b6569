/** Languages that no one reads, in development and test builds: each text is made from its translations. */

/** A test looks for text without these. */
export const PSEUDO_OPEN = '⟦';
export const PSEUDO_CLOSE = '⟧';

/** Nested texts of a namespace. */
export type TextTree = { readonly [key: string]: TextTree | string };

/** `zz`: shows which texts are translated. */
export const marked = (texts: TextTree): TextTree =>
  mapTexts(texts, (text) => `${PSEUDO_OPEN}${text}${PSEUDO_CLOSE}`);

/** `zw`: of each text the widest translation, so that one look finds what any language has no room for. */
export const widest = (texts: TextTree, translations: readonly TextTree[]): TextTree =>
  largest(texts, translations, widthOf);

/** `zl`: of each text the translation with the longest word, for places whose texts wrap. */
export const longestWords = (texts: TextTree, translations: readonly TextTree[]): TextTree =>
  largest(texts, translations, longestWordOf);

function mapTexts(
  tree: TextTree,
  map: (text: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const at = [...path, key];
      return [key, typeof value === 'string' ? map(value, at) : mapTexts(value, map, at)];
    }),
  );
}

const FORM = /_(?:zero|one|two|few|many|other)$/;
const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A language's text; of a plural text all forms. */
function textsAt(tree: TextTree, path: readonly string[]): string[] {
  let folder: TextTree | string | undefined = tree;
  for (const key of path.slice(0, -1)) {
    folder = typeof folder === 'object' ? folder[key] : undefined;
  }
  const name = path.at(-1) ?? '';
  const stem = name.replace(FORM, '');
  const names = stem === name ? [name] : FORMS.map((form) => `${stem}_${form}`);
  return names.flatMap((each) => {
    const text = typeof folder === 'object' ? folder[each] : undefined;
    return typeof text === 'string' ? [text] : [];
  });
}

const largest = (
  texts: TextTree,
  translations: readonly TextTree[],
  sizeOf: (text: string) => number,
): TextTree =>
  mapTexts(texts, (text, path) =>
    translations
      .flatMap((each) => textsAt(each, path))
      .reduce((most, each) => (sizeOf(each) > sizeOf(most) ? each : most), text),
  );

/** Rough widths of letters in em: only their order counts. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{Mn}\p{Cf}]/u, 0],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u, 1],
  [/\p{sc=Tamil}/u, 0.85],
  [/\p{sc=Devanagari}/u, 0.6],
  [/[MWmw@%ЖШЩЮЫФжшщюыф—…]/u, 0.85],
  [/[ijlItfr.,:;'’|!()\s-]/u, 0.3],
  [/\p{Lu}/u, 0.68],
];
const USUAL_WIDTH = 0.55;

/** Placeholders get the same values in all languages. */
const NOT_SHOWN = /\{\{.*?\}\}|<[^>]*>/g;

/** Em, without values. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text.replaceAll(NOT_SHOWN, '')) {
    width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH;
  }
  return width;
}

/** Lines break here, in Chinese and Japanese between any two letters. */
const BREAK = /[ \n\u2013\u2014/-]+|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u;

/** Em. */
export const longestWordOf = (text: string): number =>
  Math.max(0, ...text.split(BREAK).map(widthOf));
