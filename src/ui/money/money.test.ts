import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../../tests/support/language-tags.ts';
import { currencyDigits, currencySign } from '../format/currency.ts';
import { formatAmount, formatMoney, formatShortMoney, toDecimal } from '../format/money.ts';
import { LARGEST_AMOUNT, parseAmount } from '../number/parse.ts';

/** Regions with number formats of their own. */
const REGIONS = [
  'ar-EG',
  'ar-SA',
  'de-CH',
  'de-AT',
  'en-IN',
  'en-ZA',
  'es-MX',
  'fr-CH',
  'it-CH',
  'hi-IN-u-nu-deva',
  'ta-u-nu-tamldec',
  'pt-PT',
];
const TAGS = [...LANGUAGE_TAGS, ...REGIONS];
const CURRENCIES = Intl.supportedValuesOf('currency');

const parse = (text: string, tag: string, digits = 2, more = {}): ReturnType<typeof parseAmount> =>
  parseAmount(text, { tag, digits, ...more });

test('there are all currencies', () => {
  expect(CURRENCIES.length).toBeGreaterThan(150);
});

test.each([
  ['JPY', 0],
  ['KRW', 0],
  ['EUR', 2],
  ['usd', 2],
  ['HUF', 2],
  ['KWD', 3],
  ['bhd', 3],
  ['CLF', 4],
])('%s has %i decimals', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});

test('minor units become a decimal text digit by digit', () => {
  expect(toDecimal(1250, 2)).toBe('12.50');
  expect(toDecimal(5, 2)).toBe('0.05');
  expect(toDecimal(-5, 3)).toBe('-0.005');
  expect(toDecimal(1250, 0)).toBe('1250');
  expect(toDecimal(Number.MAX_SAFE_INTEGER, 2)).toBe('90071992547409.91');
});

test('an amount stays together in a text from right to left', () => {
  expect(formatMoney(-1200, 'usd', 'ar')).toBe('\u2066-12.00\u00A0US$\u2069');
  expect(formatMoney(1200, 'usd', 'de')).not.toMatch(/[\u2066-\u2069]/u);
});

test('money is written as the reader has it', () => {
  expect(formatMoney(123_450, 'eur', 'de')).toBe('1.234,50\u00A0€');
  expect(formatMoney(1250, 'JPY', 'en')).toBe('¥1,250');
  expect(formatMoney(1250, 'KWD', 'en')).toBe('KWD\u00A01.250');
  expect(formatMoney(100_000, 'HUF', 'en')).toBe('HUF\u00A01,000.00');
  expect(formatMoney(Number.NaN, 'EUR', 'en')).toBe('–');
  expect(currencySign('EUR', 'de')).toBe('€');
});

test('an axis has room for a rounded amount', () => {
  expect(formatShortMoney(123_450, 'eur', 'en')).toBe('€1.2K');
  expect(formatShortMoney(0, 'usd', 'en')).toBe('$0');
  expect(formatShortMoney(1_250_000, 'JPY', 'en')).toBe('¥1.3M');
  expect(formatShortMoney(1200, '', 'en')).toBe('–');
});

test('whatever is written without a sign reads back as the same minor units: all currencies, all languages', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...TAGS),
      fc.integer({ min: -LARGEST_AMOUNT, max: LARGEST_AMOUNT }),
      (currency, tag, minor) => {
        const digits = currencyDigits(currency);
        const text = formatAmount(minor, digits, tag);
        expect({ text, tag, ...parse(text, tag, digits, { allowNegative: true }) }).toEqual({
          text,
          tag,
          minor,
        });
      },
    ),
    { numRuns: 4000 },
  );
});

test('whatever is shown with a sign can be pasted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...TAGS),
      fc.integer({ min: 0, max: LARGEST_AMOUNT }),
      (currency, tag, minor) => {
        const text = formatMoney(minor, currency, tag);
        const digits = currencyDigits(currency);
        const shown = new Intl.NumberFormat(tag, { style: 'currency', currency })
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value;
        const signs = [currency, shown ?? ''];
        expect({ text, tag, ...parse(text, tag, digits, { signs }) }).toEqual({ text, tag, minor });
      },
    ),
    { numRuns: 4000 },
  );
});

test.each(CURRENCIES)(
  '%s keeps its smallest unit and its largest amount in every language',
  (currency) => {
    const digits = currencyDigits(currency);
    for (const tag of TAGS) {
      for (const minor of [0, 1, 10 ** digits - 1, 10 ** digits, 123_456_789, LARGEST_AMOUNT]) {
        expect({ tag, ...parse(formatAmount(minor, digits, tag), tag, digits) }).toEqual({
          tag,
          minor,
        });
      }
    }
  },
);

test.each([
  ['1.234,50', 'de', 123_450],
  ['1234,5', 'de', 123_450],
  ['12.50', 'de', 1250],
  ['1.234', 'de', 123_400],
  ['1.234.567', 'de', 123_456_700],
  ['1,234.50', 'en', 123_450],
  ['12,50', 'en', 1250],
  ['1,234', 'en', 123_400],
  ['.5', 'en', 50],
  ['5.', 'en', 500],
  ['1 234,50', 'fr', 123_450],
  ['1\u202F234,50', 'fr', 123_450],
  ['12.50', 'fr', 1250],
  ['1’234.50', 'de-CH', 123_450],
  ["1'234.50", 'de-CH', 123_450],
  ['12,34,567.50', 'hi', 123_456_750],
  ['١٬٢٣٤٫٥٠', 'ar', 123_450],
  ['١٢٫٥', 'ar', 1250],
  ['12.5', 'ar', 1250],
  ['१,२३४.५०', 'hi', 123_450],
  ['１２．５０'.replace('．', '.'), 'ja', 1250],
  ['0.500', 'en', 50],
  ['12.5000', 'en', 1250],
])('%s in %s is %i', (text, tag, minor) => {
  expect(parse(text, tag)).toEqual({ minor });
});

test.each([
  ['1.5', 'de', 0],
  ['1.234', 'fr', 2],
  // Thousands in another language.
  ['1.000', 'en', 2],
  ['12.500', 'en', 2],
  ['1,290', 'de', 2],
  ['1.000', 'ja', 0],
  // Apostrophes only separate thousands.
  ["'5", 'en', 2],
  ["1'5", 'en', 2],
  ['1’50', 'de', 2],
  ['12.345', 'en', 2],
  ['1,2,3', 'en', 2],
  ['1.234,5.6', 'de', 2],
  ['1,234,56', 'en', 2],
  ['12a', 'en', 2],
  ['--5', 'en', 2],
  ['€', 'en', 2],
  ['1e5', 'en', 2],
  ['.', 'en', 2],
])('%s in %s with %i decimals is never guessed', (text, tag, digits) => {
  expect(parse(text, tag, digits).problem).toMatch(/notANumber|tooPrecise/);
});

test('says what is wrong', () => {
  expect(parse('12.345', 'en')).toEqual({ problem: 'tooPrecise' });
  expect(parse('1.5', 'en', 0)).toEqual({ problem: 'tooPrecise' });
  expect(parse('abc', 'en')).toEqual({ problem: 'notANumber' });
  expect(parse('21474836.48', 'en')).toEqual({ problem: 'tooLarge' });
  expect(parse('21474836.47', 'en')).toEqual({ minor: LARGEST_AMOUNT });
  expect(parse('-5', 'en')).toEqual({ problem: 'negative' });
  expect(parse('-5', 'en', 2, { allowNegative: true })).toEqual({ minor: -500 });
  expect(parse('5-', 'en', 2, { allowNegative: true })).toEqual({ minor: -500 });
  expect(parse('-0', 'en')).toEqual({ minor: 0 });
});

test('an empty field is no amount and no mistake', () => {
  expect(parse('', 'en')).toEqual({ minor: null });
  expect(parse(' \u00A0', 'fr')).toEqual({ minor: null });
});

test('the largest amount is that of a 32-bit column', () => {
  expect(LARGEST_AMOUNT).toBe(2 ** 31 - 1);
});

test('three decimals: thousands of the language stay thousands', () => {
  expect(parse('1,234', 'en', 3)).toEqual({ minor: 1_234_000 });
  expect(parse('1.234', 'en', 3)).toEqual({ minor: 1234 });
  expect(parse('1,234', 'de', 3)).toEqual({ minor: 1234 });
  expect(parse('1.234', 'de', 3)).toEqual({ minor: 1_234_000 });
});

test.each([`0.${'0'.repeat(200_000)}1`, '9'.repeat(200_000), '1 '.repeat(200_000)])(
  'an endless number is refused at once (%#)',
  (text) => {
    const started = performance.now();
    expect(parse(text, 'en')).toEqual({ problem: 'notANumber' });
    expect(performance.now() - started).toBeLessThan(500);
  },
);
