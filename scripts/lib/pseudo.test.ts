import { expect, test } from 'vitest';
import { longestWordOf, longestWords, marked, widest, widthOf } from './pseudo.ts';

const english = {
  save: 'Save',
  list: { rows_one: '{{number}} row', rows_other: '{{number}} rows' },
};
const german = {
  save: 'Speichern',
  list: { rows_one: '{{number}} Zeile', rows_other: '{{number}} Tabellenzeilen' },
};
const polish = {
  save: 'Zapisz to',
  list: {
    rows_one: '{{number}} wiersz',
    rows_few: '{{number}} wiersze na tej liście',
    rows_many: '{{number}} wierszy',
    rows_other: '{{number}} wiersza',
  },
};

test('marks around each text', () => {
  expect(marked(english)).toEqual({
    save: '⟦Save⟧',
    list: { rows_one: '⟦{{number}} row⟧', rows_other: '⟦{{number}} rows⟧' },
  });
});

test('each text is its widest translation, of a plural text in any form', () => {
  expect(widest(english, [german, polish])).toEqual({
    save: 'Speichern',
    list: {
      rows_one: '{{number}} wiersze na tej liście',
      rows_other: '{{number}} wiersze na tej liście',
    },
  });
});

test('each text is the translation with the longest word', () => {
  expect(longestWords(english, [german, polish]).list).toEqual({
    rows_one: '{{number}} Tabellenzeilen',
    rows_other: '{{number}} Tabellenzeilen',
  });
});

test('a language without the text changes nothing', () => {
  expect(widest(english, [{}])).toEqual(english);
});

test('narrow letters, accents, values and tags count as little as they take', () => {
  expect(widthOf('lilt')).toBeLessThan(widthOf('moon'));
  expect(widthOf('e\u0301')).toBe(widthOf('e'));
  expect(widthOf('<b>{{aVeryLongName}}</b>')).toBe(0);
});

test('Japanese breaks between letters, other words at spaces and hyphens', () => {
  expect(longestWordOf('商品を保存')).toBe(1);
  expect(longestWordOf('E-Mail Adresse')).toBe(widthOf('Adresse'));
});
