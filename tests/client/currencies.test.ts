import { expect, test } from 'vitest';
import { currencyDigits as digitsInShop } from '../../src/storefront/money.ts';
import { currencyDigits } from '../../src/ui/format/currency.ts';

test('a shop and the back office show the same decimals of each currency', () => {
  const codes = Intl.supportedValuesOf('currency');
  const digits = codes.map((code) => [code, currencyDigits(code)]);
  expect(codes.map((code) => [code, digitsInShop(code.toLowerCase())])).toEqual(digits);
});
