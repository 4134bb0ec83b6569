import { FONT_SIZES, systemFonts } from '../theme/values.ts';

const MOST = 8;
/** Pixels between two. */
const GAP = 16;
/** Intervals of the amounts, about. */
const INTERVALS = 4;

/** For fonts that depend on the language. */
const SLACK = 1.1;

/** Pixels of the widest. */
export function widestOf(texts: readonly string[]): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = `${FONT_SIZES.xs}px ${systemFonts}`;
  return Math.ceil(SLACK * Math.max(0, ...texts.map((text) => pen.measureText(text).width)));
}

/**
 * Indexes of the points with a tick, evenly spaced.
 *
 * @param room pixels
 * @param widest pixels of the widest label
 */
export function tickIndexes(count: number, room: number, widest: number): number[] {
  const most = Math.max(1, Math.min(MOST, Math.floor(room / (widest + GAP))));
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}

/** Pixels that the last label needs beyond the last point. */
export function roomAtEnd(count: number, room: number, widest: number): number {
  const last = tickIndexes(count, room - widest / 2, widest).at(-1) ?? 0;
  const beside = count > 1 ? ((count - 1 - last) * room) / (count - 1) : room / 2;
  return Math.max(0, Math.ceil(widest / 2 - beside));
}

/** Whole, round and evenly spaced numbers around all values and 0. */
export function niceTicks(values: readonly number[]): number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  if (least === most) return [0];
  const rough = (most - least) / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((one) => one * power >= rough) ?? 10;
  const step = Math.max(1, factor * power);
  const first = Math.floor(least / step);
  const count = Math.ceil(most / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
