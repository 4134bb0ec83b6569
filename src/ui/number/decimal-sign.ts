import { toAsciiDigits } from '../format/digits.ts';
import { isGrouped } from './parse.ts';
import type { DecimalSign } from './parse.ts';

/** Currency, minus, brackets. */
const AROUND = /^\D+|\D+$/g;
/** Unambiguous thousands separators. */
const SPACES = /(?<=\d)[\s'’](?=\d)/gu;

/** Characters; longer cells are no numbers. */
const LONGEST = 40;

const hasThousands = (text: string, sign: DecimalSign): boolean =>
  /^[\d.,]+$/.test(text) && !text.includes(sign === '.' ? ',' : '.') && isGrouped(text.split(sign));

/** Undefined without separators, if ambiguous (1.290) or for no number. */
export function decimalSignIn(cell: string): DecimalSign | undefined {
  if (cell.length > LONGEST || !/[.,]/.test(cell)) return undefined;
  const text = toAsciiDigits(cell).replaceAll(AROUND, '').replaceAll(SPACES, '');
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0 || !/^[\d.,]+$/.test(text)) return undefined;
  const [last, other]: [DecimalSign, DecimalSign] = text[at] === '.' ? ['.', ','] : [',', '.'];
  const [whole, end] = [text.slice(0, at), text.slice(at + 1)];
  if (/^\d+$/.test(whole)) {
    // Could be thousands: one to three digits, no leading zero.
    return end.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? undefined : last;
  }
  if (hasThousands(text, last)) return other;
  return hasThousands(whole, other) ? last : undefined;
}

/** Returns a column's decimal sign, to resolve ambiguous numbers; undefined if unknown or inconsistent. */
export function decimalSignOf(cells: readonly string[]): DecimalSign | undefined {
  const signs = new Set(cells.flatMap((cell) => decimalSignIn(cell) ?? []));
  const [sign] = signs;
  return signs.size === 1 ? sign : undefined;
}
