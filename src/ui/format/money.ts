import { currencyDigits, isCurrencyCode } from './currency.ts';
import { NO_VALUE } from './instant.ts';
import { memoize } from './memoize.ts';

/** Minor units to `-1234.50`, without floats. */
export function toDecimal(minor: number, digits: number): Intl.StringNumericLiteral {
  const sign = minor < 0 ? '-' : '';
  const units = BigInt(Math.abs(minor))
    .toString()
    .padStart(digits + 1, '0');
  const whole = units.slice(0, units.length - digits);
  const text = digits === 0 ? whole : `${whole}.${units.slice(-digits)}`;
  return `${sign}${text}` as Intl.StringNumericLiteral;
}

const formats = memoize((key) => {
  const [tag, digits, currency] = key.split(' ');
  return new Intl.NumberFormat(tag, {
    ...(currency === undefined ? {} : { style: 'currency', currency }),
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
  });
});

const formatOf = (tag: string, digits: number, currency?: string): Intl.NumberFormat =>
  formats([tag, digits, currency].filter((part) => part !== undefined).join(' '));

const MARKS = /[\u061c\u200e\u200f]/gu;

/** Isolates amounts in RTL text. Intl's marks would change the direction of the surrounding text. */
function isolated(amount: string): string {
  const bare = amount.replace(MARKS, '');
  return bare === amount ? amount : `\u2066${bare}\u2069`;
}

/** `formatMoney(1250, 'eur', 'de')` is "12,50 €"; – for invalid input. */
export function formatMoney(minor: number, currency: string, tag: string): string {
  if (!Number.isSafeInteger(minor) || !isCurrencyCode(currency)) return NO_VALUE;
  const digits = currencyDigits(currency);
  return isolated(formatOf(tag, digits, currency).format(toDecimal(minor, digits)));
}

/** Minor units without currency sign; – unless whole. */
export function formatAmount(minor: number, digits: number, tag: string): string {
  if (!Number.isSafeInteger(minor)) return NO_VALUE;
  return formatOf(tag, digits).format(toDecimal(minor, digits));
}

const shortFormats = memoize((key) => {
  const [tag, currency = ''] = key.split(' ');
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
});

/** Rounded, for axes: `formatShortMoney(123_450, 'eur', 'en')` is "€1.2K". */
export function formatShortMoney(minor: number, currency: string, tag: string): string {
  if (!Number.isFinite(minor) || !isCurrencyCode(currency)) return NO_VALUE;
  const units = minor / 10 ** currencyDigits(currency);
  return isolated(shortFormats(`${tag} ${currency}`).format(units));
}
