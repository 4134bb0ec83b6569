import { formatFor } from '../format/format.ts';
import { ago } from '../format/relative.ts';
import { systemFonts } from '../theme/values.ts';

// Widths in pixels; DEFAULT_WIDTH is for columns without one.
const DEFAULT_WIDTH = 124;
/** Minimum of a leading name. */
const LEAD = 200;
/** Minimum of a filling column that doesn't lead. */
const FILLING = 160;
/** Cell padding, and slack for hinting and rounding. */
const PADDING = 24;
const SLACK = 4;
/** Sort arrow. */
const SORT = 18;
interface TextStyle {
  weight: number;
  size: number;
}

/** Same as in the CSS. */
const CELL: TextStyle = { weight: 400, size: 14 };
const HEAD: TextStyle = { weight: 500, size: 12 };
/** Estimated letter widths, CJK separately, without a DOM. */
const LETTER = 8;
const WIDE_LETTER = 14;
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u;

const guess = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDE_LETTER : LETTER), 0);

const measured = new Map<string, number>();

/** Measures in the DOM: a canvas ignores the page's language, which selects fonts. */
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
      // Page styles may not be loaded yet.
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
    // The first read lays out all.
    for (const [index, text] of unknown.entries()) {
      measured.set(keyOf(text), lines[index]?.getBoundingClientRect().width || guess(text));
    }
    place.remove();
  }
  return texts.map((text) => measured.get(keyOf(text)) ?? guess(text));
}

const longest = (texts: readonly string[], style: TextStyle): number =>
  Math.ceil(Math.max(0, ...measure(texts, style)));

/** Fits the longest text. */
export const widthFor = (texts: readonly string[], extra = 0): number =>
  longest(texts, CELL) + PADDING + SLACK + extra;

const BADGE = 28;
const BADGE_LEAST = 108;

export const badgeWidth = (words: readonly string[]): number =>
  Math.max(BADGE_LEAST, widthFor(words, BADGE));

/** Milliseconds; ages of all plural forms, up to 6 days. */
const AGO = [
  0,
  ...[1, 2, 3, 11, 41, 59].map((minutes) => minutes * 60_000),
  ...[1, 2, 3, 11, 21, 23].map((hours) => hours * 3_600_000),
  ...[1, 2, 3, 6].map((days) => days * 86_400_000),
];

const dayWidths = new Map<string, number>();

/** Fits the longest day of a year. */
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

/** Fits a day and everything `ago` writes within a week. */
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

/** Widens a column to its header. */
export function withHead<Column extends Sized & { header: string; sortBy?: string }>(
  column: Column,
): Column {
  const head =
    longest([column.header], HEAD) + PADDING + SLACK + (column.sortBy === undefined ? 0 : SORT);
  return head > widthOf(column) ? { ...column, width: head } : column;
}

const widthOf = ({ width = DEFAULT_WIDTH }: Sized): number => width;

/** Extra padding of the last column. */
const EDGE = 8;

/** For tables without menus. */
export const withEdge = <Column extends Sized>(columns: readonly Column[]): Column[] =>
  columns.map((column, index) =>
    index > 0 && index === columns.length - 1
      ? { ...column, width: widthOf(column) + EDGE }
      : column,
  );

/** Share of spare width per growing column. */
const SHARE = 0.2;

/** Grows beyond the table's least width, `--qm-least`. */
export function inlineSizeOf(column: Sized): string {
  const width = widthOf(column);
  const room = (column.maxWidth ?? 0) - width;
  return room > 0
    ? `calc(${width}px + clamp(0px, (100cqi - var(--qm-least)) * ${SHARE}, ${room}px))`
    : `${width}px`;
}

/** Minimum in narrow tables, leading (with picture) or not. */
const NARROW_LEAD = 140;
const NARROW = 120;

/** Narrow tables scroll below this. */
export function narrowWidth(columns: readonly Sized[], beside: number): number {
  const filling = fillingPlace(columns);
  return leastWidth(
    columns.filter(({ priority }) => priority !== 3),
    beside,
    Math.max(filling === 0 ? NARROW_LEAD : NARROW, columns[filling]?.width ?? 0),
  );
}

/** Index; default: the name. */
export const fillingPlace = (columns: readonly Sized[]): number =>
  Math.max(
    0,
    columns.findIndex(({ fills }) => fills),
  );

/**
 * Tables scroll below this.
 *
 * @param lead width of the filling column
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
