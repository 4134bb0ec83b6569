import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { recorded } from './sources.ts';
import { sheetFrom, sheetText, takeSheet } from './sheet.ts';
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
const rowsOf = (text: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
    delimiter: ';',
  }).data;

/** Exports, edits and imports again; in between, the repository may have gone on. */
const take = (
  change: (rows: Record<string, string>[]) => unknown,
  more: Partial<typeof content> = {},
  since: Partial<typeof content> = {},
) => {
  const rows = rowsOf(sheet(more));
  change(rows);
  return takeSheet(Papa.unparse(rows, { delimiter: ';' }), { ...content, ...more, ...since });
};
const set =
  (key: string, translation: string, state?: string) => (rows: Record<string, string>[]) => {
    for (const row of rows.filter((one) => one['key'] === key)) {
      row['translation'] = translation;
      row['state'] = state ?? row['state'] ?? '';
    }
  };

test('a sheet has a row for each plural form, with terms, screen and state', () => {
  const data = rowsOf(sheet({ own: new Map([...polish].slice(1)), sources: new Map() }));
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
  expect(sheet().startsWith('\u{FEFF}key;')).toBe(true);
  for (const row of rowsOf(sheet())) {
    for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@]/u);
  }
});

test('what goes out comes back the same', () => {
  expect(takeSheet(sheet(), content)).toEqual({ changed: new Map(), translated: [], refused: [] });
  const translations = new Map(rowsOf(sheet()).map((row) => [row['key'], row['translation']]));
  const { changed, translated } = take(
    (rows) => rows.forEach((row) => (row['translation'] = translations.get(row['key']) ?? '')),
    { own: new Map(), sources: new Map() },
  );
  expect(changed).toEqual(polish);
  expect(translated).toEqual(['a:x', 'a:sum', 'a:n']);
});

test.each([';', ',', '\t'])('it may come back with “%s” between the cells', (delimiter) => {
  const rows = rowsOf(sheet());
  set('a:sum', 'SUMA; a, b')(rows);
  const { changed } = takeSheet(Papa.unparse(rows, { delimiter }), content);
  expect(changed).toEqual(new Map([['a:sum', 'SUMA; a, b']]));
});

test('only UTF-8 is read', () => {
  expect(sheetFrom(Buffer.from('\u{FEFF}zamówienie'))).toBe('zamówienie');
  for (const encoding of ['latin1', 'utf16le'] as const) {
    expect(() => sheetFrom(Buffer.from('\u{FEFF}zamówienie', encoding))).toThrow('“CSV UTF-8”');
  }
});

test('a translation that was improved since the export stays', () => {
  const improved = { own: new Map([...polish, ['a:sum', 'Lepsza suma']]) };
  expect(take(() => undefined, {}, improved)).toEqual({
    changed: new Map(),
    translated: [],
    refused: [],
  });
  expect(take(set('a:x', '<b>Zamówienie</b> {{name}}'), {}, improved).changed).toEqual(
    new Map([['a:x', '<b>Zamówienie</b> {{name}}']]),
  );
  expect(take(set('a:sum', 'SUMA'), {}, improved)).toEqual({
    changed: new Map(),
    translated: [],
    refused: ['a:sum: the translation has changed since the export (“Lepsza suma”)'],
  });
  expect(take(set('a:sum', 'Lepsza suma'), {}, improved).refused).toEqual([]);
});

test('a form that was improved since the export stays beside an edited one', () => {
  const improved = { own: new Map([...polish, ['a:n_many', 'tylu wierszy: {{number}}']]) };
  expect(take(set('a:n_few', '{{number}} linie'), {}, improved)).toMatchObject({
    changed: new Map([['a:n_few', '{{number}} linie']]),
    refused: [],
  });
});

test('a version is no number to a spreadsheet, and stands in each row', () => {
  for (const row of rowsOf(sheet({ own: new Map() }))) {
    expect(row['version']).toMatch(/^v[\da-f]{8}$/u);
  }
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

test('a text with plural forms is recorded once each is edited or its state cleared', () => {
  const stale = { sources: new Map([...sources, ['a:n', '00000000']]) };
  const one = set('a:n_one', '{{number}} linia');
  const edited = new Map([['a:n_one', '{{number}} linia']]);
  expect(take(one, stale)).toEqual({ changed: edited, translated: [], refused: [] });
  const both = (rows: Record<string, string>[]): void => {
    one(rows);
    for (const row of rows) if (row['key'] !== 'a:n_one') row['state'] = '';
  };
  expect(take(both, stale)).toEqual({ changed: edited, translated: ['a:n'], refused: [] });
  const allButOneRow = (rows: Record<string, string>[]): void => {
    both(rows);
    rows.splice(
      rows.findIndex((row) => row['key'] === 'a:n_few'),
      1,
    );
  };
  expect(take(allButOneRow, stale).translated).toEqual([]);
});

test('a cleared state says nothing of a translation that came later', () => {
  const stale = { sources: new Map([...sources, ['a:sum', '00000000']]) };
  const clear = (rows: Record<string, string>[]): void =>
    rows.forEach((row) => (row['state'] = ''));
  const { translated } = take(clear, stale, { own: new Map([...polish, ['a:sum', 'SUMA']]) });
  expect(translated).toEqual([]);
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
    .replace("'=TOTAL;;src/x.tsx;new;", "'=TOTAL;;src/x.tsx;new;SUMA");
  expect(takeSheet(old, content).refused).toEqual([
    'a:sum: the English has changed since the export',
  ]);
  expect(take((rows) => rows.push({ key: 'a:y', translation: 'Y' })).refused).toEqual([
    'a:y: English has no such text',
  ]);
  expect(takeSheet('key,text\r\na:x,Y', content).refused).toEqual([
    'the file has no column English, terms, screen, state, translation, version',
  ]);
});

test('a broken row is named by its number, whatever the lines in its cells', () => {
  const rows = rowsOf(sheet());
  set('a:x', 'one\ntwo\nthree')(rows);
  const text = Papa.unparse(rows, { delimiter: ';' });
  expect(takeSheet(`${text}\r\na:y;Y`, content).refused).toEqual([
    expect.stringMatching(/^row 8: Too few fields/u),
  ]);
  expect(takeSheet(`${text}\r\n"a:y`, content).refused).toContain(
    'row 8: Quoted field unterminated',
  );
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
