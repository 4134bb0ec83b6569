import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../../tests/support/language-tags.ts';
import { dayPattern, formatDay, parseDay } from './parse-day.ts';

const TAGS = [...LANGUAGE_TAGS, 'ar-EG', 'en-GB'];

test('what a language writes is read again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TAGS),
      fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      (tag, date) => {
        const day = date.toISOString().slice(0, 10);
        expect({ tag, day: parseDay(formatDay(day, tag), tag, 2026) }).toEqual({ tag, day });
      },
    ),
  );
});

test.each([
  ['3.11.2026', 'de', '2026-11-03'],
  ['3.11.', 'de', '2026-11-03'],
  ['3.11.26', 'de', '2026-11-03'],
  ['11/3/2026', 'en', '2026-11-03'],
  ['03/11/2026', 'en-GB', '2026-11-03'],
  ['2026/11/3', 'ja', '2026-11-03'],
  ['2026-11-03', 'de', '2026-11-03'],
  ['٣/١١/٢٠٢٦', 'ar', '2026-11-03'],
])('%s in %s is %s', (text, tag, day) => {
  expect(parseDay(text, tag, 2026)).toBe(day);
});

test.each(['', 'soon', '31.2.2026', '5', '1.2.3.4', '100.2.2026', '3.13.2026'])(
  '“%s” is no day',
  (text) => {
    expect(parseDay(text, 'de', 2026)).toBeUndefined();
  },
);

const LETTERS = { day: 'dd', month: 'mm', year: 'yyyy' };

test.each([
  ['en', 'mm/dd/yyyy'],
  ['en-GB', 'dd/mm/yyyy'],
  ['de', 'dd.mm.yyyy'],
  ['ja', 'yyyy/mm/dd'],
])('an empty field in %s says %s', (tag, pattern) => {
  expect(dayPattern(LETTERS, tag)).toBe(pattern);
});

test('the pattern of a language is that of its days', () => {
  for (const tag of TAGS) {
    const pattern = dayPattern({ day: '03', month: '11', year: '2026' }, tag);
    // `format` writes other spaces than `formatToParts`.
    const plain = (text: string): string => text.replaceAll(/\s/gu, ' ');
    expect({ tag, day: plain(pattern) }).toEqual({
      tag,
      day: plain(formatDay('2026-11-03', tag)),
    });
  }
});
