import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [1250, 'eur', 'en', '€12.50'],
  [1250, 'jpy', 'en', '¥1,250'],
  [1250, 'kwd', 'en', 'KWD 1.250'],
  [-5, 'usd', 'en', '-$0.05'],
])('%i %s in %s is %s', (amount, currency, locale, text) => {
  expect(formatMoney(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(text);
});
