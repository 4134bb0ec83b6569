import { expect, test } from 'vitest';
import type { Finding } from './catalog.ts';
import { counted, MOST_EXCEPTIONS, readExceptions, withoutExceptions } from './exceptions.ts';
import type { Exception } from './exceptions.ts';

const finding = (key: string, english: string, language = 'de'): Finding => ({
  rule: 'same-words',
  language,
  key,
  english,
  sentence: '',
});
const exception = (more: Partial<Exception>): Exception => ({
  rule: 'same-words',
  languages: 'all',
  reason: 'Verb and noun.',
  ...more,
});

test('an exception excuses by text, key and language', () => {
  const all = [finding('a:open', 'Open'), finding('a:open', 'Open', 'fr'), finding('b:x', 'Type')];
  const left = (more: Partial<Exception>): number =>
    withoutExceptions(all, [exception(more)]).findings.length;
  expect(left({ text: 'Open' })).toBe(1);
  expect(left({ text: 'Open', languages: ['fr'] })).toBe(2);
  expect(left({ key: 'a:*' })).toBe(1);
  expect(left({ key: 'b:x', text: 'Ty*' })).toBe(2);
  expect(left({ key: 'b:x', rule: 'glossary' })).toBe(3);
});

test('exceptions that excuse nothing, name nothing or give no reason are told', () => {
  const { faults } = withoutExceptions(
    [finding('a:open', 'Open')],
    [exception({ text: 'Close' }), exception({}), exception({ text: 'Open', reason: ' ' })],
  );
  expect(faults).toEqual([
    'exception same-words all “Close”: excuses nothing',
    'exception same-words all : names no text',
    'exception same-words all “Open”: gives no reason',
  ]);
});

test('there may be only so many', () => {
  const many = Array.from({ length: MOST_EXCEPTIONS + 1 }, () => exception({ text: 'Open' }));
  expect(withoutExceptions([finding('a:open', 'Open')], many).faults).toEqual([
    '61 exceptions; 60 are allowed',
  ]);
  expect(readExceptions().length).toBeLessThanOrEqual(MOST_EXCEPTIONS);
});

test('they are counted by rule', () => {
  expect(counted([exception({}), exception({ rule: 'english' })])).toBe(
    'glossary 0, same-words 1, sources 0, typography 0, pairs 0, english 1',
  );
});
