import type { TFunction } from 'i18next';
import { currencyDigits } from '../format/currency.ts';
import { formatAmount, formatMoney } from '../format/money.ts';
import { LARGEST_AMOUNT } from '../number/parse.ts';
import type { AmountProblem } from '../number/parse.ts';

interface AmountWords {
  t: TFunction<'common'>;
  /** Number locale. */
  tag: string;
}

/**
 * @param currency ISO 4217, any case
 *
 * @param max minor units
 */
export function amountProblemText(
  problem: AmountProblem,
  currency: string,
  { t, tag }: AmountWords,
  max = LARGEST_AMOUNT,
): string {
  const code = currency.toUpperCase();
  const digits = currencyDigits(code);
  switch (problem) {
    case 'notANumber':
      return t('money.notANumber', { example: formatAmount(123_456, digits, tag) });
    case 'tooPrecise':
      return digits === 0
        ? t('money.noDecimals', { currency: code })
        : t('money.tooPrecise', { currency: code, count: digits });
    case 'tooLarge':
      return t('money.tooLarge', { amount: formatMoney(max, code, tag) });
    case 'negative':
      return t('money.negative');
    default:
      return problem satisfies never;
  }
}

export function unitsProblemText(problem: AmountProblem, { t, tag }: AmountWords): string {
  if (problem === 'tooLarge') {
    return t('number.tooLarge', { number: formatAmount(LARGEST_AMOUNT, 0, tag) });
  }
  if (problem === 'negative') return t('number.tooSmall', { number: formatAmount(0, 0, tag) });
  return t('number.whole');
}
