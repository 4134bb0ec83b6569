import { expect, test } from 'vitest';
import { priceColumn, unitsColumn } from './columns.ts';

const t = ((key: string) => key) as never;

test.each([
  ['EUR', 'en', '1,290'],
  ['EUR', 'de', '1.290'],
  ['EUR', 'en', '€1,290'],
  ['KWD', 'en', '1,290'],
  ['KWD', 'de', '1.290'],
  ['CLF', 'en', '1,290'],
])(
  '%s in %s: %s is kept with its error when pasted without neighbors that settle it',
  (currency, tag, text) => {
    const column = priceColumn('a', currency, { header: currency }, { t, tag });
    expect(column.parse(text, 'unsettled')).toEqual({ typed: text });
    expect(column.problem(text)).toBe('money.notANumber');
    // Typed, it is a number of the person’s language.
    expect(column.parse(text)).toBeTypeOf('number');
  },
);

test.each([
  ['EUR', 'en', '1,290.00', 129_000],
  ['EUR', 'en', '1290', 129_000],
  ['EUR', 'de', '19,90', 1990],
  ['JPY', 'en', '1,290', 1290],
  ['JPY', 'de', '1.290', 1290],
  ['KWD', 'en', '1.290', 1290],
  ['KWD', 'de', '1,290', 1290],
])('%s in %s: %s is pasted as %i', (currency, tag, text, minor) => {
  const column = priceColumn('a', currency, { header: currency }, { t, tag });
  expect(column.parse(text, 'unsettled')).toBe(minor);
});

test('what the neighbors settle is read as they are, and units have no decimals', () => {
  const price = priceColumn('a', 'EUR', { header: 'EUR' }, { t, tag: 'en' });
  expect(price.parse('1,290', '.')).toBe(129_000);
  expect(price.parse('1,290', ',')).toBe(129);
  const units = unitsColumn({ id: 'a', name: 'A' }, { t, tag: 'en' });
  expect(units.parse('1,290', 'unsettled')).toBe(1290);
});
