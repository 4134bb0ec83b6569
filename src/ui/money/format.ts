import { NO_VALUE } from '../format/instant.ts';
import { currencyDigits, isCurrencyCode } from './currency.ts';

/**
 * An amount as a decimal text, `-1234.50`, without a float on the way.
 *
 * @param minor  a whole number of the currency's smallest unit
 * @param digits decimals of the currency
 */
export function toDecimal(minor: number, digits: number): Intl.StringNumericLiteral {
  const sign = minor < 0 ? '-' : '';
  const units = BigInt(Math.abs(minor))
    .toString()
    .padStart(digits + 1, '0');
  const whole = units.slice(0, units.length - digits);
  const text = digits === 0 ? whole : `${whole}.${units.slice(-digits)}`;
  return `${sign}${text}` as Intl.StringNumericLiteral;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(tag: string, currency: string | undefined, digits: number): Intl.NumberFormat {
  const key = `${tag} ${currency ?? ''} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, {
      ...(currency === undefined ? {} : { style: 'currency', currency }),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * An amount in minor units with its currency's sign: `formatMoney(1250, 'eur', 'de')` is "12,50 €". A dash when the
 * amount is no whole number or nobody can tell what it is counted in.
 */
export function formatMoney(minor: number, currency: string, tag: string): string {
  if (!Number.isSafeInteger(minor) || !isCurrencyCode(currency)) return NO_VALUE;
  const digits = currencyDigits(currency);
  return formatOf(tag, currency, digits).format(toDecimal(minor, digits));
}

/** An amount in minor units without a sign, as one types it; a dash when it is no whole number. */
export function formatAmount(minor: number, digits: number, tag: string): string {
  if (!Number.isSafeInteger(minor)) return NO_VALUE;
  return formatOf(tag, undefined, digits).format(toDecimal(minor, digits));
}
