/** As in the back office; browsers' own tables differ. */
const DIGITS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Decimals of a currency: EUR 2, JPY 0, KWD 3. */
export function currencyDigits(currency: string): number {
  const code = currency.toUpperCase();
  const [digits = 2] =
    Object.entries(DIGITS).find(([, codes]) => codes.split(' ').includes(code)) ?? [];
  return Number(digits);
}

/**
 * Formats an amount of the server, which counts the currency's smallest unit.
 * @example formatMoney(1250, 'eur', 'de') // 12,50 €
 */
export function formatMoney(amount: number, currency: string, locale?: string): string {
  const digits = currencyDigits(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
}
