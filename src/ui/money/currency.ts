import { NO_VALUE, plainText } from '../format/instant.ts';

/**
 * Currencies whose number of decimals isn't two, as ISO 4217 has it. Browsers have a table of their own that changes
 * from version to version and leaves out decimals that are rare in cash (for forint or Serbian dinar, say), so that
 * two browsers would read one amount a hundredfold apart.
 */
const DIGITS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const digitsByCode = new Map(
  Object.entries(DIGITS).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)] as const),
  ),
);

/** Whether a value can be a currency's code, three letters; all else browsers refuse with an exception. */
export const isCurrencyCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[a-z]{3}$/i.test(code);

/** Decimals of a currency's amounts: 2 for EUR, 0 for JPY, 3 for KWD. Capitals don't matter. */
export const currencyDigits = (currency: string): number =>
  digitsByCode.get(plainText(currency).toUpperCase()) ?? 2;

/** A currency's sign in a language, such as € or US$; its code when it has none. */
export function currencySign(currency: string, tag: string): string {
  if (!isCurrencyCode(currency)) return typeof currency === 'string' ? currency : NO_VALUE;
  const parts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase();
}
