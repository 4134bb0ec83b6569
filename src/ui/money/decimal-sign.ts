import { toAsciiDigits } from '../format/digits.ts';
import { isGrouped } from './parse.ts';
import type { DecimalSign } from './parse.ts';

/** All but the number and its separators: a currency, a minus, a bracket. */
const AROUND = /^\D+|\D+$/g;
/** Between thousands where it can be nothing else. */
const SPACES = /(?<=\d)[\s'’](?=\d)/gu;

/** Characters; a longer text is no number, and there may be very many of them. */
const LONGEST = 40;

/** True for a number with one sign between its thousands, and no other sign. */
const hasThousands = (text: string, sign: DecimalSign): boolean =>
  /^[\d.,]+$/.test(text) && !text.includes(sign === '.' ? ',' : '.') && isGrouped(text.split(sign));

/**
 * The sign before decimals that a number can only have been written with; undefined for one without separators, for
 * one that could be read in two ways (1.290), and for what is no number.
 */
export function decimalSignIn(cell: string): DecimalSign | undefined {
  if (cell.length > LONGEST || !/[.,]/.test(cell)) return undefined;
  const text = toAsciiDigits(cell).replaceAll(AROUND, '').replaceAll(SPACES, '');
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0 || !/^[\d.,]+$/.test(text)) return undefined;
  const [last, other]: [DecimalSign, DecimalSign] = text[at] === '.' ? ['.', ','] : [',', '.'];
  const [whole, end] = [text.slice(0, at), text.slice(at + 1)];
  if (/^\d+$/.test(whole)) {
    // A thousand and more begins with one to three digits, and not with a zero.
    return end.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? undefined : last;
  }
  if (hasThousands(text, last)) return other;
  return hasThousands(whole, other) ? last : undefined;
}

/**
 * The sign before decimals that the numbers of a column were written with, so that those which could be read in two
 * ways can be read in one; undefined where none of them tells, or they disagree.
 */
export function decimalSignOf(cells: readonly string[]): DecimalSign | undefined {
  const signs = new Set(cells.flatMap((cell) => decimalSignIn(cell) ?? []));
  const [sign] = signs;
  return signs.size === 1 ? sign : undefined;
}
