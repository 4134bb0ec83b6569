import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryName } from '../country/country-name.ts';
import { dayInWords, rangeInWords } from '../date/words.ts';
import { zoneName } from '../date/zone.ts';
import { sizeInWords } from '../files/file-rules.ts';
import { currencySign } from './currency.ts';
import { formatFor } from './format.ts';
import { NO_VALUE, plainText, readInstant, timeOf, withOffsetInOrder } from './instant.ts';
import { formatAmount, formatMoney } from './money.ts';

const TAGS = ['en', 'de', 'ar', 'ja', 'ta', 'pt-BR', 'zh-Hans'] as const;

/** Values that a field may hold in spite of its type. */
const anything = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.double(),
  fc.date({ noInvalidDate: false }),
  fc.constantFrom<unknown>(
    '',
    'Invalid',
    '2026-13-45',
    '2026-02-30T99:00:00Z',
    '1',
    'May 5',
    1e300,
    // Valid JSON that can't be converted to a string.
    { toString: null },
    '🦆',
  ),
);

const NONSENSE = /Invalid|NaN|undefined|null|\[object/;

const formatters = (tag: string): Record<string, (value: never) => unknown> => {
  const format = formatFor(tag);
  return {
    ...format,
    list: format.list,
    money: (minor: number) => format.money(minor, 'eur'),
    moneyIn: (currency: string) => formatMoney(1250, currency, tag),
    amount: (minor: number) => formatAmount(minor, 2, tag),
    sign: (currency: string) => currencySign(currency, tag),
    day: (day: string) => dayInWords(day, tag),
    zone: (instant: string) => zoneName('Europe/Berlin', tag, instant),
    size: (bytes: number) => sizeInWords(bytes, tag),
    country: (code: string) => countryName(code, tag),
  };
};

test.each(TAGS)('no formatter throws or writes nonsense, whatever it is given: %s', (tag) => {
  for (const [name, write] of Object.entries(formatters(tag))) {
    fc.assert(
      fc.property(anything, (value) => {
        const text = write(value as never);
        expect({ name, kind: typeof text }).toEqual({ name, kind: 'string' });
        // Strings pass through, even “Invalid”; lists contain them.
        const isOwn = typeof value === 'string' || Array.isArray(value) || name === 'country';
        if (!isOwn) expect(text).not.toMatch(NONSENSE);
      }),
      { numRuns: 60 },
    );
  }
});

test('only an instant as the server writes it is read as one', () => {
  expect(readInstant('2026-11-03T10:00:00.000Z')?.toISOString()).toBe('2026-11-03T10:00:00.000Z');
  expect(readInstant(new Date(5))?.getTime()).toBe(5);
  // Browsers parse these as days in 2001.
  for (const text of ['1', 'May 5', 'version 7', '', '2026-13-45']) {
    expect(readInstant(text)).toBeUndefined();
  }
  for (const none of [null, undefined, true, {}, [], Number.NaN, new Date(Number.NaN)]) {
    expect(readInstant(none)).toBeUndefined();
  }
  expect(timeOf('never')).toBe(0);
});

test('what is missing or damaged is a dash', () => {
  const format = formatFor('en');
  expect(format.date('the day before')).toBe(NO_VALUE);
  expect(format.date(null as never)).toBe(NO_VALUE);
  expect(format.number(undefined as never)).toBe(NO_VALUE);
  expect(format.money(12.5, 'eur')).toBe(NO_VALUE);
  expect(format.money(1250, 'euro')).toBe(NO_VALUE);
  expect(format.list(['a', null as never])).toBe('a, –');
  expect(rangeInWords({ from: 'x', to: 'y' }, 'en', ((): string => '') as never)).toBe('');
  expect(plainText('  ')).toBe(NO_VALUE);
  expect(format.date('2026-11-03T10:00:00Z')).toMatch(/2026/);
});

test('names in a list from right to left are kept apart', () => {
  expect(formatFor('ar').list(['Europe', 'آسيا'])).toContain('\u2068Europe\u2069');
  expect(formatFor('de').list(['Europa', 'Asien'])).toBe('Europa, Asien');
});

test('a time zone’s offset keeps its sign in front in Arabic', () => {
  expect(zoneName('Europe/Berlin', 'ar', '2026-11-03T10:00:00Z')).toMatch(/\u2066\+1\u2069$/u);
  expect(withOffsetInOrder('3 نوفمبر، 3:00 م غرينتش-3:30')).toMatch(/\u2066-3:30\u2069$/u);
  expect(withOffsetInOrder('3 Nov 2026, 3:00 PM GMT+1')).toMatch(/ GMT\+1$/u);
});
