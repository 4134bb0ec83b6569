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
  widest?: number;
  priority?: 1 | 2 | 3;
}

const widthOf = ({ width = USUAL }: Sized): number => width;

/** What a growing column takes of the room that the table has beyond its least width. */
const SHARE = 0.2;

/** A column's width as a style: it grows where the table, whose least width is `--qm-least`, has more room. */
export function inlineSizeOf(column: Sized): string {
  const width = widthOf(column);
  const room = (column.widest ?? 0) - width;
  return room > 0
    ? `calc(${width}px + clamp(0px, (100cqi - var(--qm-least)) * ${SHARE}, ${room}px))`
    : `${width}px`;
}

/** Pixels below which a table with these columns scrolls; the first one is the record's name. */
export const leastWidth = ([, ...others]: readonly Sized[], beside: number): number =>
  others.reduce((sum, column) => sum + widthOf(column), LEAD + beside);
