import { toAsciiDigits } from '../format/digits.ts';
import { memoize } from '../format/memoize.ts';

export type AmountProblem = 'notANumber' | 'tooPrecise' | 'tooLarge' | 'negative';

export type ParsedAmount =
  | { minor: number; problem?: undefined }
  | { minor: null; problem?: undefined }
  | { minor?: undefined; problem: AmountProblem };

/** The other sign separates thousands. */
export type DecimalSign = '.' | ',';

export interface AmountFormat {
  /** Number locale. */
  tag: string;
  /** Overrides the language's sign. */
  decimal?: DecimalSign | undefined;
  /** The currency's decimals. */
  digits: number;
  /** Allowed beside the number: currency code and symbol. */
  signs?: readonly string[];
  /** For refunds and corrections. */
  allowNegative?: boolean;
  /** Minor units; default: `LARGEST_AMOUNT`. */
  max?: number;
}

/** The server's 32-bit columns. */
export const LARGEST_AMOUNT = 2_147_483_647;

/** Characters; longer texts are no amounts and slow to parse. */
const LONGEST = 100;

/** Never a decimal sign. */
const APOSTROPHE = /['’]/u;
const SEPARATORS = /[.,٫٬،'’\u066B\u066C]/u;
const SPACES = /[\s\u00A0\u2007\u2009\u202F]/gu;
/** Bidi control characters. */
const MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;
const MINUS = /^[-\u2212\u2010-\u2013\uFF0D]|[-\u2212\u2010-\u2013\uFF0D]$/u;

export const separatorsOf = memoize((tag): { decimal: string; group: string } => {
  const parts = new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }).formatToParts(1_234_567.5);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: find('decimal') || '.', group: find('group') };
});

/** Accepts any language's grouping: 1.234.567, 12,34,567. */
export function isGrouped(groups: readonly string[]): boolean {
  const [first = '', ...others] = groups;
  return (
    first.length > 0 &&
    first.length <= 3 &&
    others.at(-1)?.length === 3 &&
    others.every(({ length }) => length === 2 || length === 3)
  );
}

/**
 * Splits a number by the language's separators. Foreign decimal signs are accepted if unambiguous (`12.50` in German).
 */
function split(
  text: string,
  { decimal, group }: { decimal: string; group: string },
  digits: number,
): [whole: string, fraction: string] | undefined {
  const places = [...text].filter((sign) => SEPARATORS.test(sign));
  if (places.length === 0) return [text, ''];
  const last = places.at(-1) ?? '';
  const earlier = places.slice(0, -1);
  const at = text.lastIndexOf(last);
  const [before, after] = [text.slice(0, at), text.slice(at + last.length)];
  const asGroups = (whole: string): string | undefined => {
    const groups = whole.split(SEPARATORS);
    return groups.length === 1 || isGrouped(groups) ? groups.join('') : undefined;
  };
  const isOne = new Set(places).size === 1;
  const isDecimal =
    !APOSTROPHE.test(last) &&
    !earlier.includes(last) &&
    new Set(earlier).size <= 1 &&
    (last === decimal ||
      // A foreign separator, or one not followed by three digits.
      (last !== group && (earlier.length > 0 || after.length !== 3 || digits === 3)) ||
      (last === group && earlier.length === 0 && after.length !== 3 && after.length <= digits));
  if (isDecimal) {
    const whole = before === '' ? '0' : asGroups(before);
    return whole === undefined ? undefined : [whole, after];
  }
  const whole = isOne ? asGroups(text) : undefined;
  // Foreign thousands separators might be decimals.
  return whole === undefined || (last !== group && earlier.length === 0) ? undefined : [whole, ''];
}

/** Parses a localized amount into minor units, without floats. */
export function parseAmount(typed: string, format: AmountFormat): ParsedAmount {
  const { tag, digits, signs = [], allowNegative = false, max = LARGEST_AMOUNT } = format;
  const { decimal: settled } = format;
  if (typed.trim().length > LONGEST) return { problem: 'notANumber' };
  let text = typed.replace(MARKS, '');
  for (const sign of signs.toSorted((a, b) => b.length - a.length)) {
    const clean = sign.replace(MARKS, '');
    const at = text.toLowerCase().indexOf(clean.toLowerCase());
    if (clean && at >= 0) text = text.slice(0, at) + text.slice(at + clean.length);
  }
  text = toAsciiDigits(text.trim().replace(SPACES, ''));
  if (text === '') return { minor: null };
  const isNegative = MINUS.test(text);
  text = text.replace(MINUS, '');
  const separators = settled
    ? { decimal: settled, group: settled === '.' ? ',' : '.' }
    : separatorsOf(tag);
  const parts = split(text, separators, digits);
  if (!parts) return { problem: 'notANumber' };
  const [whole, fraction] = parts;
  if (!/\d/.test(text) || !/^\d+$/.test(whole) || !/^\d*$/.test(fraction))
    return { problem: 'notANumber' };
  // 1.290 may be thousands in another language.
  if (!settled && fraction.length === 3 && digits < 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    return { problem: 'tooPrecise' };
  }
  // Extra zeros are harmless.
  const decimals = fraction.replace(/0+$/, '');
  if (decimals.length > digits) return { problem: 'tooPrecise' };
  const units = BigInt(whole + decimals.padEnd(digits, '0'));
  if (units > BigInt(max)) return { problem: 'tooLarge' };
  if (isNegative && units > 0n && !allowNegative) return { problem: 'negative' };
  // Exact: `max` is a safe integer.
  const minor = Number(units);
  return { minor: isNegative && minor > 0 ? -minor : minor };
}
