/** Pixels of a column that says nothing of its width. */
const USUAL = 124;
/** Pixels that the record's name has at least. */
const LEAD = 200;
/** Pixels beside a cell's text. */
const PADDING = 24;
/** Pixels of a letter, and of a Chinese, Japanese or Korean one, at the tables' text size. */
const LETTER = 7.4;
const WIDE_LETTER = 14;
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u;

/**
 * Pixels of a column that must hold the longest of some texts.
 *
 * @param extra pixels of what stands beside the text in its cell
 */
export function widthFor(texts: readonly string[], extra = 0): number {
  const widths = texts.map((text) =>
    [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDE_LETTER : LETTER), 0),
  );
  return Math.ceil(Math.max(0, ...widths)) + PADDING + extra;
}

interface Sized {
  width?: number;
  priority?: 1 | 2 | 3;
}

export const widthOf = ({ width = USUAL }: Sized): number => width;

/** Pixels below which a table with these columns scrolls; the first one is the record's name. */
export const leastWidth = ([, ...others]: readonly Sized[], beside: number): number =>
  others.reduce((sum, column) => sum + widthOf(column), LEAD + beside);
