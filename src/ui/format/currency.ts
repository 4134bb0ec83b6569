import { NO_VALUE, plainText } from './instant.ts';

/**
 * ISO 4217 currencies without two decimals. Browsers' own tables vary by version and drop decimals unused in cash
 * (HUF, RSD), so amounts could differ a hundredfold between browsers.
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

/** Intl throws for anything but three letters. */
export const isCurrencyCode = (code: unknown): code is string =>
  typeof code === 'string' && /^[a-z]{3}$/i.test(code);

/** Returns the decimals of a currency: EUR 2, JPY 0, KWD 3. Any case. */
export const currencyDigits = (currency: string): number =>
  digitsByCode.get(plainText(currency).toUpperCase()) ?? 2;

/** Returns the symbol, such as € or US$, or the code. */
export function currencySign(currency: string, tag: string): string {
  if (!isCurrencyCode(currency)) return typeof currency === 'string' ? currency : NO_VALUE;
  const parts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase();
}
