import { expect, test } from 'vitest';
import { agree, sameWordsFindings } from './same-words.ts';

const english = new Map([
  ['a:x', 'Created'],
  ['b:x', 'Created'],
  ['c:x', 'Created'],
]);
const check = (language: string, ...texts: string[]) =>
  sameWordsFindings(
    language,
    english,
    new Map(['a:x', 'b:x', 'c:x'].map((key, at) => [key, texts[at] ?? ''])),
  );

test('one translation is right, and one that agrees with another noun', () => {
  expect(check('de', 'Erstellt', 'Erstellt', 'Erstellt')).toEqual([]);
  expect(check('es', 'Creado', 'Creada', 'Creados')).toEqual([]);
});

test('the rarer one is found', () => {
  const [finding, ...rest] = check('de', 'Erstellt', 'Angelegt', 'Erstellt');
  expect(rest).toEqual([]);
  expect(finding).toMatchObject({ key: 'b:x', english: 'Created' });
  expect(finding?.sentence).toBe('“Created” is “Angelegt”, but “Erstellt” in a:x, c:x');
});

test('a text and a plural, and other placeholders, are other texts', () => {
  const source = new Map([
    ['a:x', '{{n}} rows'],
    ['b:x', '{{m}} rows'],
    ['c:x_one', 'a row'],
    ['c:x_other', '{{n}} rows'],
  ]);
  const own = new Map([
    ['a:x', '1'],
    ['b:x', '2'],
    ['c:x_one', '3'],
    ['c:x_other', '4'],
  ]);
  expect(sameWordsFindings('de', source, own)).toEqual([]);
});

test.each([
  ['es', 'Creado', 'Generado', false],
  ['es', 'Se ha creado', 'Creado', false],
  ['ja', '引当', '引き当て', false],
  ['ru', 'Включена', 'Включено', true],
  ['ko', '생성됨', '생성함', false],
])('%s: %s and %s: %s', (language, one, other, same) => {
  expect(agree(language, one, other)).toBe(same);
});
