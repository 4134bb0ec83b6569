import { ProductStatus } from '#generated/admin/admin.schemas.ts';
import { priceCurrency, shiftPoint } from '#app/activity/file-amounts.ts';
import { currencyDigits } from '#ui/format/currency.ts';
import { toAsciiDigits } from '#ui/format/digits.ts';
import type { DecimalSign } from '#ui/number/parse.ts';
import { HANDLE, KEYS, TAGS } from './columns.ts';
import type { KnownColumn } from './columns.ts';
import { LARGEST_NUMBER, LONGEST_KEY } from './limits.ts';
import type { Problem } from './sheet.ts';

export const STATUSES: readonly string[] = Object.values(ProductStatus);
const OTHERS_STATUSES: ReadonlyMap<string, ProductStatus> = new Map([
  ['active', ProductStatus.published],
  ['archived', ProductStatus.draft],
]);
export const NUMBER = /^-?\d+(\.\d+)?$/;
/** 1.290: thousands or three decimals. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;
/** 1234,50 and 1.234,50. */
const COMMA_NUMBER = /^-?(\d+|\d{1,3}(\.\d{3})+),\d+$/;
/** 1,234.50. */
const GROUPED = /^-?\d{1,3}(,\d{3})+\.\d+$/;
/** 1.234.567 and 1,234,567. */
const THOUSANDS = /^-?\d{1,3}((\.\d{3}){2,}|(,\d{3}){2,})$/;
/** Thousands separators: 1 234. */
const SPACES = /(?<=\d)[\s’'\u066C](?=\d{3}(?!\d))/gu;
/** Never separates thousands. */
const ARABIC_DECIMAL = '\u066B';
/** The server parses these as numbers and drops leading zeros. */
const LEADING_ZERO = /^-?0\d+(\.\d+)?$/;

type Found = Omit<Problem, 'row' | 'column'>;

export type Known = Record<'channel' | 'collection' | 'category', ReadonlySet<string>>;

/** @param decimal decimal sign of the column's other cells */
export function checkCell(
  cell: string,
  { kind, name }: KnownColumn,
  known: Known,
  decimal: DecimalSign | undefined,
): Found | undefined {
  const value = cell.trim();
  if (value === '') return name === HANDLE ? { code: 'required', value: name } : undefined;
  if (KEYS.has(name) && value.length > LONGEST_KEY)
    return { code: 'tooLong', value: String(LONGEST_KEY) };
  switch (kind) {
    case 'measure':
    case 'units':
    case 'price':
      return checkNumber(value, kind, name, decimal);
    case 'boolean':
      return /^(true|false)$/i.test(value) ? undefined : { code: 'boolean', value };
    case 'status':
      return STATUSES.includes(value.toLowerCase())
        ? undefined
        : { code: 'status', value, ...fixOf(OTHERS_STATUSES.get(value.toLowerCase())) };
    case 'country':
      return /^[a-z]{2}$/i.test(value) ? undefined : { code: 'country', value };
    case 'channel':
    case 'collection':
    case 'category':
      return known[kind].has(value) ? undefined : { code: kind, value };
    case 'address':
      return isAddress(value) ? undefined : { code: 'address', value };
    case 'handle':
    case 'text':
      // Other systems separate tags with semicolons.
      if (name === TAGS && value.includes(';') && !value.includes(','))
        return { code: 'tagSigns', isWarning: true, value, fix: withCommas(value) };
      if (cell !== value) return { code: 'spaces', isWarning: true, fix: value };
      return LEADING_ZERO.test(value)
        ? { code: 'leadingZero', isWarning: true, value: String(Number(value)) }
        : undefined;
    case 'unused':
      return undefined;
    default:
      return undefined;
  }
}

/** Without a pattern: long runs of blanks would be slow. */
const withCommas = (tags: string): string =>
  tags
    .split(';')
    .map((tag) => tag.trim())
    .join(',');

const fixOf = (fix: string | undefined): Pick<Found, 'fix'> => (fix === undefined ? {} : { fix });

/** Three decimals would count as thousands. */
function withDecimals(text: string): string {
  const number = shiftPoint(text, 0);
  return AMBIGUOUS.test(number) ? `${number}0` : number;
}

/** Returns the server's format of a number with unambiguous separators. */
function plainNumber(value: string, decimal: DecimalSign | undefined): string | undefined {
  const text = toAsciiDigits(value).replaceAll(SPACES, '');
  if (text.includes(ARABIC_DECIMAL)) {
    const number = text.replace(ARABIC_DECIMAL, '.');
    return NUMBER.test(number) ? withDecimals(number) : undefined;
  }
  if (decimal && AMBIGUOUS.test(text)) {
    if (!text.includes(decimal)) return text.replace(/[.,]/, '');
    return decimal === '.' ? text : withDecimals(text.replace(',', '.'));
  }
  if (NUMBER.test(text)) return text;
  if (THOUSANDS.test(text)) return text.replaceAll(/[.,]/g, '');
  if (COMMA_NUMBER.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return GROUPED.test(text) ? text.replaceAll(',', '') : undefined;
}

function checkNumber(
  value: string,
  kind: 'measure' | 'units' | 'price',
  name: string,
  decimal?: DecimalSign,
): Found | undefined {
  const plain = plainNumber(value, decimal);
  if (plain === undefined) return { code: 'number', value };
  if (plain !== value) {
    const left = checkNumber(plain, kind, name, decimal && '.');
    // Don't offer a fix that leads to another problem.
    if (left) return left.value === plain ? { ...left, value } : left;
    if (toAsciiDigits(value) !== value) return { code: 'number', value, fix: plain };
    return { code: plain.includes('.') ? 'decimalComma' : 'thousands', value, fix: plain };
  }
  // In a file of whole numbers or cents, 1.290 is more likely thousands, as 1.234 is.
  const isThousands = !decimal && AMBIGUOUS.test(value);
  const fraction = value.split('.')[1] ?? '';
  // The lookbehind keeps long runs of zeros fast.
  const decimals = (isThousands ? fraction : fraction.replace(/(?<!0)0+$/, '')).length;
  if (value.startsWith('-')) return { code: 'negative', value };
  const currency = kind === 'price' ? priceCurrency(name) : undefined;
  if (currency === undefined && decimals > 0) return { code: 'integer', value };
  if (currency !== undefined && decimals > currencyDigits(currency))
    return { code: 'decimals', value: currency };
  const stored = currency === undefined ? value : shiftPoint(value, currencyDigits(currency));
  return Number(stored) > LARGEST_NUMBER ? { code: 'tooLarge', value } : undefined;
}

function isAddress(text: string): boolean {
  // The base allows relative URLs of the store's own uploads.
  const url = URL.parse(text, 'https://store.invalid');
  const isOwn = text.startsWith('/') && !text.startsWith('//');
  return url !== null && (isOwn || /^https?:\/\/[^\s]+$/i.test(text));
}
