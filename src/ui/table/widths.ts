import { formatFor } from '../format/format.ts';
import { ago } from '../format/relative.ts';
import { systemFonts } from '../theme/values.ts';

/** Pixels of a column that says nothing of its width. */
const USUAL = 124;
/** Pixels that the record's name has at least. */
const LEAD = 200;
/** Pixels of the column that takes what the others leave, where a short name leads. */
const FILLING = 160;
/** Pixels beside a cell's text, and a few that hinting and rounding may take. */
const PADDING = 24;
const SLACK = 4;
/** Pixels of the arrow beside the name of a column that can be sorted by. */
const SORT = 18;
interface TextStyle {
  weight: number;
  /** Pixels. */
  size: number;
}

/** Sizes and weights of the text of cells and of heads, as the style sheet has them. */
const CELL: TextStyle = { weight: 400, size: 14 };
const HEAD: TextStyle = { weight: 500, size: 12 };
/** Pixels of a letter, and of a Chinese, Japanese or Korean one, where nothing can be measured. */
const LETTER = 8;
const WIDE_LETTER = 14;
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u;

const guess = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDE_LETTER : LETTER), 0);

const measured = new Map<string, number>();

/**
 * Pixels of a text as the page draws it. A canvas would be quicker, but it knows nothing of the page's language, for
 * which browsers choose other fonts.
 */
function measure(texts: readonly string[], { weight, size }: TextStyle): number[] {
  if (typeof document === 'undefined') return texts.map(guess);
  const keyOf = (text: string): string =>
    `${document.documentElement.lang} ${weight} ${size} ${text}`;
  const unknown = texts.filter((text) => !measured.has(keyOf(text)));
  if (unknown.length > 0) {
    const place = document.createElement('div');
    Object.assign(place.style, {
      position: 'absolute',
      visibility: 'hidden',
      whiteSpace: 'pre',
      // The page's own styles may be on their way yet.
      fontFamily: systemFonts,
      fontVariantNumeric: 'tabular-nums',
      fontWeight: String(weight),
      fontSize: `${size}px`,
    });
    const lines = unknown.map((text) => {
      const line = document.createElement('div');
      line.textContent = text;
      line.style.inlineSize = 'max-content';
      return line;
    });
    place.append(...lines);
    document.body.append(place);
    // The first reading lays all of them out.
    for (const [index, text] of unknown.entries()) {
      measured.set(keyOf(text), lines[index]?.getBoundingClientRect().width || guess(text));
    }
    place.remove();
  }
  return texts.map((text) => measured.get(keyOf(text)) ?? guess(text));
}

const longest = (texts: readonly string[], style: TextStyle): number =>
  Math.ceil(Math.max(0, ...measure(texts, style)));

/**
 * Pixels of a column that must hold the longest of some texts.
 *
 * @param extra pixels of what stands beside the text in its cell
 */
export const widthFor = (texts: readonly string[], extra = 0): number =>
  longest(texts, CELL) + PADDING + SLACK + extra;

/** Pixels of a badge's dot and edges, and of a column of short ones. */
const BADGE = 28;
const BADGE_LEAST = 108;

/** Pixels of a column of badges that must hold the longest of some words. */
export const badgeWidth = (words: readonly string[]): number =>
  Math.max(BADGE_LEAST, widthFor(words, BADGE));

/** Milliseconds: now, 59 minutes, 23 hours, a day, and 2, 3 and 6 days, which languages write in ways of their own. */
const AGO = [0, 59 * 60_000, 23 * 3_600_000, ...[1, 2, 3, 6].map((days) => days * 86_400_000)];

const dayWidths = new Map<string, number>();

/** Pixels of a column of days in a language, by its tag: of the longest day of a year, so that none is ever cut. */
export function dayWidth(tag: string): number {
  let width = dayWidths.get(tag);
  if (width === undefined) {
    const { date } = formatFor(tag);
    width = widthFor(Array.from({ length: 12 }, (_, month) => date(new Date(2028, month, 28))));
    dayWidths.set(tag, width);
  }
  return width;
}

const agoWidths = new Map<string, number>();

/** Pixels of a column of times in a language: of the longest that `ago` writes within a week, or of a day. */
export function agoWidth(tag: string): number {
  let width = agoWidths.get(tag);
  if (width === undefined) {
    const words = AGO.map((past) => ago(0, past, tag));
    width = Math.max(dayWidth(tag), widthFor(words));
    agoWidths.set(tag, width);
  }
  return width;
}

interface Sized {
  width?: number;
  maxWidth?: number;
  priority?: 1 | 2 | 3;
  fills?: boolean;
}

/** A column that is wide enough for its own name. */
export function withHead<Column extends Sized & { header: string; sortBy?: string }>(
  column: Column,
): Column {
  const head =
    longest([column.header], HEAD) + PADDING + SLACK + (column.sortBy === undefined ? 0 : SORT);
  return head > widthOf(column) ? { ...column, width: head } : column;
}

const widthOf = ({ width = USUAL }: Sized): number => width;

/** Pixels by which the last column ends further from the edge than others from the next one. */
const EDGE = 8;

/** Columns of a table without menus, the last of which stands at its edge. */
export const withEdge = <Column extends Sized>(columns: readonly Column[]): Column[] =>
  columns.map((column, index) =>
    index > 0 && index === columns.length - 1
      ? { ...column, width: widthOf(column) + EDGE }
      : column,
  );

/** What a growing column takes of the room that the table has beyond its least width. */
const SHARE = 0.2;

/** A column's width as a style: it grows where the table, whose least width is `--qm-least`, has more room. */
export function inlineSizeOf(column: Sized): string {
  const width = widthOf(column);
  const room = (column.maxWidth ?? 0) - width;
  return room > 0
    ? `calc(${width}px + clamp(0px, (100cqi - var(--qm-least)) * ${SHARE}, ${room}px))`
    : `${width}px`;
}

/** Pixels that such a column keeps in a narrow table: where it leads, beside a picture, and where it doesn't. */
const NARROW_LEAD = 140;
const NARROW = 120;

/** Pixels below which a narrow table scrolls, without the columns that it leaves out. */
export function narrowWidth(columns: readonly Sized[], beside: number): number {
  const filling = fillingPlace(columns);
  return leastWidth(
    columns.filter(({ priority }) => priority !== 3),
    beside,
    Math.max(filling === 0 ? NARROW_LEAD : NARROW, columns[filling]?.width ?? 0),
  );
}

/** The place of the column that takes what the others leave: the record's name, where no other one does. */
export const fillingPlace = (columns: readonly Sized[]): number =>
  Math.max(
    0,
    columns.findIndex(({ fills }) => fills),
  );

/**
 * Pixels below which a table with these columns scrolls.
 *
 * @param lead pixels of the column that takes what the others leave
 */
export function leastWidth(
  columns: readonly Sized[],
  beside: number,
  lead = Math.max(
    fillingPlace(columns) === 0 ? LEAD : FILLING,
    columns[fillingPlace(columns)]?.width ?? 0,
  ),
): number {
  const filling = fillingPlace(columns);
  return columns.reduce(
    (sum, column, place) => sum + (place === filling ? lead : widthOf(column)),
    beside,
  );
}
