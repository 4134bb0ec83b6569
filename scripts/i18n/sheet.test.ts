import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { recorded } from './sources.ts';
import { sheetText, takeSheet } from './sheet.ts';
import { withTexts } from './write-texts.ts';

const english = new Map([
  ['a:x', 'New <b>order</b>, {{name}}'],
  ['a:sum', '=SUM'],
  ['a:n_one', '{{number}} row'],
  ['a:n_other', '{{number}} rows'],
]);
const polish = new Map([
  ['a:x', 'Nowe „<b>zamówienie</b>”, {{name}}\n"x"'],
  ['a:sum', '=HYPERLINK("x")'],
  ['a:n_one', "'-{{number}} wiersz"],
  ['a:n_few', '-{{number}} wiersze'],
  ['a:n_many', '{{number}} wierszy'],
  ['a:n_other', '{{number}} wiersza'],
]);
const { sources } = recorded(english, polish, new Map());
const content = { language: 'pl', english, own: polish, sources };
const order = { term: 'order', english: 'orders?', meaning: 'A purchase.', languages: {} };
const sheet = (more: Partial<typeof content> = {}): string =>
  sheetText({ ...content, ...more }, [order], () => 'src/x.tsx');
const take = (
  change: (rows: Record<string, string>[]) => unknown,
  more: Partial<typeof content> = {},
) => {
  const { data } = Papa.parse<Record<string, string>>(sheet(more).slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  change(data);
  return takeSheet(Papa.unparse(data), { ...content, ...more });
};
const set = (key: string, translation: string) => (rows: Record<string, string>[]) => {
  for (const row of rows) if (row['key'] === key) row['translation'] = translation;
};

test('a sheet has a row for each plural form, with terms, screen and state', () => {
  const { data } = Papa.parse<Record<string, string>>(
    sheet({ own: new Map([...polish].slice(1)), sources: new Map() }).slice(1),
    { header: true, skipEmptyLines: true },
  );
  expect(data.map((row) => row['key'])).toEqual([
    'a:x',
    'a:sum',
    'a:n_one',
    'a:n_few',
    'a:n_many',
    'a:n_other',
  ]);
  expect(data[0]).toMatchObject({
    terms: 'order: A purchase.',
    screen: 'src/x.tsx',
    state: 'new',
    translation: '',
  });
  expect(data[1]).toMatchObject({ state: 'changed' });
  expect(data[2]?.['English']).toBe('{{number}} row');
  expect(data[3]?.['English']).toBe('{{number}} rows');
});

test('it opens as UTF-8, and no cell is a formula', () => {
  expect(sheet().startsWith('\u{FEFF}key,')).toBe(true);
  for (const row of Papa.parse<string[]>(sheet().slice(1)).data) {
    for (const cell of row) expect(cell).not.toMatch(/^[=+\-@]/u);
  }
});

test('what goes out comes back the same', () => {
  expect(takeSheet(sheet(), content)).toEqual({ changed: new Map(), translated: [], refused: [] });
  const { changed, translated } = takeSheet(sheet(), {
    ...content,
    own: new Map(),
    sources: new Map(),
  });
  expect(changed).toEqual(polish);
  expect(translated).toEqual(['a:x', 'a:sum', 'a:n']);
});

test('a changed translation is taken, and a blank one is none', () => {
  expect(take(set('a:sum', 'SUMA'))).toEqual({
    changed: new Map([['a:sum', 'SUMA']]),
    translated: ['a:sum'],
    refused: [],
  });
  expect(take(set('a:sum', ' ')).changed.size).toBe(0);
});

test('a text whose English changed is recorded once its state is cleared', () => {
  const stale = { sources: new Map([...sources, ['a:sum', '00000000']]) };
  expect(take(() => undefined, stale).translated).toEqual([]);
  const cleared = take((rows) => rows.forEach((row) => (row['state'] = '')), stale);
  expect(cleared).toEqual({ changed: new Map(), translated: ['a:sum'], refused: [] });
});

test.each([
  ['a:x', 'Nowe zamówienie', 'a:x: placeholder </b>, <b>, name is missing'],
  ['a:x', 'Nowe <b>zamówienie</b>, {{nazwa}}', 'a:x: unknown placeholder nazwa'],
  ['a:n_many', 'wierszy', 'a:n_many: placeholder number is missing'],
])('%s can’t be %s', (key, translation, refusal) => {
  const { changed, translated, refused } = take(set(key, translation));
  expect(refused).toContain(refusal);
  expect(changed.size).toBe(0);
  expect(translated).toEqual([]);
});

test('a sheet of an older English, of unknown texts or without its columns is refused', () => {
  const old = sheet({ own: new Map() })
    .replace('=SUM', '=TOTAL')
    .replace("'=TOTAL,,src/x.tsx,new,", "'=TOTAL,,src/x.tsx,new,SUMA");
  expect(takeSheet(old, content).refused).toEqual([
    'a:sum: the English has changed since the export',
  ]);
  expect(take((rows) => rows.push({ key: 'a:y', translation: 'Y' })).refused).toEqual([
    'a:y: English has no such text',
  ]);
  expect(takeSheet('key,text\r\na:x,Y', content).refused).toEqual([
    'the file has no column English, terms, screen, state, translation',
  ]);
});

test('a missing plural form is refused', () => {
  const { refused } = take(
    (rows) => {
      set('a:n_one', 'wiersz')(rows);
      set('a:n_few', '')(rows);
    },
    { own: new Map([...polish].filter(([key]) => key !== 'a:n_few')) },
  );
  expect(refused).toEqual(['a:n_few: missing plural form']);
});

test('texts are written into their place, new keys by the alphabet', () => {
  const written = withTexts(
    { b: { d: '1', c: '2' } },
    new Map([
      ['b.a', '3'],
      ['a.x', '4'],
      ['b.c', '5'],
    ]),
  );
  expect(JSON.stringify(written)).toBe('{"a":{"x":"4"},"b":{"a":"3","c":"5","d":"1"}}');
  expect(JSON.stringify(withTexts({ b: '1', a: '2' }, new Map([['a', '3']])))).toBe(
    '{"b":"1","a":"3"}',
  );
});
