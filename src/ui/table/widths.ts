import { formatFor } from '../format/format.ts';
import { readEach } from '../format/read-each.ts';
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
const NAME: TextStyle = { weight: 500, size: 14 };
const SMALL: TextStyle = { weight: 400, size: 12 };
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
export const widthFor = (texts: readonly string[], extra = 0, style = CELL): number =>
  longest(texts, style) + PADDING + SLACK + extra;

/** Dot, gap, padding and border. */
const BADGE = 31;
const BADGE_LEAST = 108;

export const badgeWidth = (words: readonly string[]): number =>
  Math.max(BADGE_LEAST, widthFor(words, BADGE, SMALL));

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
  header: string;
  sortBy?: string;
  beside?: number;
}

/** Fits its header. */
const headWidth = ({ header, sortBy }: Sized): number =>
  longest([header], HEAD) + PADDING + SLACK + (sortBy === undefined ? 0 : SORT);

/** Extra padding of the last column, in tables without menus. */
const EDGE = 8;

/** Minimum of a filling column in narrow tables, leading (with picture) or not. */
const NARROW_LEAD = 140;
const NARROW = 120;

/** Most of a filling column's need, and of a column without `maxWidth`. */
const MOST = 540;
/** The filling column takes this before the others get more than they need. */
const ENOUGH = 420;
/** Longest texts by estimate, to be measured. */
const CANDIDATES = 4;

/**
 * Sizes of the columns. Those without `maxWidth` fit their texts; spare room goes to the filling column first, up to
 * what its texts need, then to the others likewise, then to all.
 *
 * @param beside pixels of checkboxes and menus
 * @returns pixels; tables scroll below `least`, narrow ones below `narrow`
 */
export function fitColumns<Row>(
  asked: readonly (Sized & { text?: (row: Row) => unknown })[],
  rows: readonly Row[] | undefined,
  beside: number,
  hasMenus: boolean,
) {
  const filling = Math.max(
    0,
    asked.findIndex(({ fills }) => fills),
  );
  const texts = asked.map(({ text }) =>
    text
      ? readEach(rows, (row) => String(text(row) ?? ''))
          .toSorted((a, b) => guess(b) - guess(a))
          .slice(0, CANDIDATES)
      : [],
  );
  // One layout for all.
  measure(texts.slice(1).flat(), CELL);
  let [least, narrow, wanted] = [beside, beside, 0];
  const columns = asked.map((column, place) => {
    const { maxWidth, width = DEFAULT_WIDTH, priority } = column;
    const { [place]: own = [] } = texts;
    const fills = place === filling;
    const most = fills ? MOST : (maxWidth ?? MOST);
    const need =
      own.length > 0 ? Math.min(most, widthFor(own, column.beside, place === 0 ? NAME : CELL)) : 0;
    let base = Math.max(fills ? (column.width ?? 0) : width, headWidth(column));
    if (fills) {
      narrow += Math.max(base, place === 0 ? NARROW_LEAD : NARROW);
      base = Math.max(base, place === 0 ? LEAD : FILLING);
    } else {
      if (maxWidth === undefined) base = Math.max(base, need);
      if (!hasMenus && place === asked.length - 1) base += EDGE;
      narrow += priority === 3 ? 0 : base;
    }
    const room = Math.max(0, need - base);
    least += base;
    wanted += room;
    return { base, room };
  });
  const { base: lead = 0, room = 0 } = columns[filling] ?? {};
  const others = wanted - room || 1;
  return {
    filling,
    least,
    narrow,
    first: room,
    enough: wanted + Math.max(0, ENOUGH - lead - room),
    sizes: columns.map(({ base, room: own }, place) => {
      const share = place === filling ? 'var(--qm-spare)' : `var(--qm-left) * ${own / others}`;
      return `calc(${base}px + min(${own}px, ${share}) + var(--qm-spread))`;
    }),
  };
}
