import { toAsciiDigits } from '../format/digits.ts';
import { isGrouped } from './parse.ts';
import type { DecimalSign } from './parse.ts';

/** Currency, minus, brackets. */
const AROUND = /^\D+|\D+$/g;
/** Unambiguous thousands separators. */
const SPACES = /(?<=\d)[\s'’](?=\d)/gu;

/** Characters; longer cells are no numbers. */
const LONGEST = 40;

/** 1.290: thousands or three decimals. */
const UNCLEAR = /^[1-9]\d{0,2}([.,])\d{3}$/;

const bare = (cell: string): string =>
  toAsciiDigits(cell).replaceAll(AROUND, '').replaceAll(SPACES, '');

const hasThousands = (text: string, sign: DecimalSign): boolean =>
  /^[\d.,]+$/.test(text) && !text.includes(sign === '.' ? ',' : '.') && isGrouped(text.split(sign));

/** Undefined without separators, if ambiguous (1.290) or for no number. */
export function decimalSignIn(cell: string): DecimalSign | undefined {
  if (cell.length > LONGEST || !/[.,]/.test(cell)) return undefined;
  const text = bare(cell);
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0 || !/^[\d.,]+$/.test(text)) return undefined;
  const [last, other]: [DecimalSign, DecimalSign] = text[at] === '.' ? ['.', ','] : [',', '.'];
  const whole = text.slice(0, at);
  if (/^\d+$/.test(whole)) return UNCLEAR.test(text) ? undefined : last;
  if (hasThousands(text, last)) return other;
  return hasThousands(whole, other) ? last : undefined;
}

/** Returns a column's decimal sign, to resolve ambiguous numbers; undefined if unknown or inconsistent. */
export function decimalSignOf(cells: readonly string[]): DecimalSign | undefined {
  const signs = new Set(cells.flatMap((cell) => decimalSignIn(cell) ?? []));
  const [sign] = signs;
  return signs.size === 1 ? sign : undefined;
}

/**
 * Tells whether a number from elsewhere could be thousands as well as decimals, in a column that doesn't settle it.
 *
 * @param digits the currency's decimals
 *
 * @param usual decimal sign of amounts with three decimals, as they are written here
 */
export function isUnclear(cell: string, digits: number, usual: string): boolean {
  const sign = cell.length > LONGEST ? undefined : UNCLEAR.exec(bare(cell))?.[1];
  return sign !== undefined && digits > 0 && (digits !== 3 || sign !== usual);
}
