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

/** Decimals of a currency's amounts: 2 for EUR, 0 for JPY, 3 for KWD. Capitals don't matter. */
export const currencyDigits = (currency: string): number =>
  digitsByCode.get(currency.toUpperCase()) ?? 2;

/** A currency's sign in a language, such as € or US$; its code when it has none. */
export function currencySign(currency: string, tag: string): string {
  const parts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase();
}
