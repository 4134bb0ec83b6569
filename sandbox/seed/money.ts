/** Decimals, euro rate and rounding step per currency. */
export const CURRENCIES = {
  eur: { decimals: 2, rate: 1, step: 50 },
  usd: { decimals: 2, rate: 1.1, step: 50 },
  gbp: { decimals: 2, rate: 0.86, step: 50 },
  jpy: { decimals: 0, rate: 160, step: 100 },
  kwd: { decimals: 3, rate: 0.34, step: 250 },
} as const;

export type Currency = keyof typeof CURRENCIES;

export const CURRENCY_CODES = Object.keys(CURRENCIES) as Currency[];

/** Euros → rounded minor units of another currency. */
export function priceIn(currency: Currency, euros: number): number {
  const { decimals, rate, step } = CURRENCIES[currency];
  const exact = euros * rate * 10 ** decimals;
  return Math.max(step, Math.round(exact / step) * step);
}

export function pricesOf(euros: number): { currency_code: Currency; amount: number }[] {
  return CURRENCY_CODES.map((code) => ({ currency_code: code, amount: priceIn(code, euros) }));
}
