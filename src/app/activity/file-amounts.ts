import { currencyDigits } from '#ui/format/currency.ts';

/** Currencies without decimals in the server's files; all others get two. */
const WITHOUT_DECIMALS = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);

/** Returns the currency code of `Price KWD` or `Price Kuwait [KWD]`. */
export const priceCurrency = (header: string): string | undefined => {
  const found = /^Price (?:.* \[([A-Z]{3})\]|([A-Z]{3}))$/i.exec(header);
  return (found?.[1] ?? found?.[2])?.toUpperCase();
};

export const priceRegionName = (header: string): string | undefined =>
  /^Price (.*) \[[A-Z]{3}\]$/i.exec(header)?.[1];

export interface AmountScale {
  fromServer: (amount: string) => string;
  toServer: (amount: string) => string;
}

/** Corrects decimals: the server exports three-decimal currencies ten times too large. */
export function amountScale(header: string): AmountScale | undefined {
  const currency = priceCurrency(header);
  if (currency === undefined) return undefined;
  const shift = currencyDigits(currency) - (WITHOUT_DECIMALS.has(currency) ? 0 : 2);
  if (shift === 0) return undefined;
  return {
    fromServer: (amount) => shiftPoint(amount, -shift),
    toServer: (amount) => shiftPoint(amount, shift),
  };
}

/** Shifts the decimal point without rounding. */
export function shiftPoint(amount: string, places: number): string {
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.trim());
  if (!found) return amount;
  const [, sign = '', whole = '', fraction = ''] = found;
  const zeros = '0'.repeat(Math.abs(places));
  const digits = `${zeros}${whole}${fraction}${zeros}`;
  const point = zeros.length + whole.length + places;
  const before = digits.slice(0, point).replace(/^0+(?=\d)/, '') || '0';
  // The lookbehind keeps long runs of zeros fast.
  const after = digits.slice(point).replace(/(?<!0)0+$/, '');
  return sign + before + (after ? `.${after}` : '');
}
