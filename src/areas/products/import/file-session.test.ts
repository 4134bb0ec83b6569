import { expect, test } from 'vitest';
import { fileSession } from './file-session.ts';
import { MOST_COLUMNS, MOST_ROWS } from './limits.ts';
import type { WorkerResponse } from './messages.ts';
import type { StoreFacts } from './sheet.ts';

const store: StoreFacts = {
  currencies: ['EUR'],
  regions: [],
  channels: [],
  collections: [],
  categories: [],
  locations: [],
  defaultLocation: undefined,
  hasInventory: true,
  hasCategories: true,
};

async function openFile(...parts: BlobPart[]): Promise<WorkerResponse[]> {
  const news: WorkerResponse[] = [];
  const obey = fileSession((one) => news.push(one));
  await obey({ kind: 'open', file: new File(parts, 'a.csv'), store });
  return news;
}

const HEAD = 'Product Handle,Product Title,Variant Title';
const rows = (count: number): string =>
  Array.from({ length: count }, (_, at) => `\np-${at},Päivi,One`).join('');

test.each([
  ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), 'spreadsheet', {}],
  ['an old spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'spreadsheet', {}],
  ['other bytes', new Uint8Array([0x89, 0x50, 0, 0, 1, 2]), 'binary', {}],
  ['nothing', '', 'empty', {}],
  ['blanks', '\n\n ', 'empty', {}],
  ['a header', HEAD, 'noRows', {}],
  ['one column', 'Product Handle\na', 'oneColumn', {}],
  ['an open quotation mark', `${HEAD}\na,A,One\nb,"B,One\nc,C,One`, 'openQuote', { row: 3 }],
  ['too many rows', HEAD + rows(MOST_ROWS + 1), 'tooManyRows', {}],
  ['too many columns', `${HEAD}${',x'.repeat(MOST_COLUMNS)}\na,A,One`, 'tooManyColumns', {}],
  ['a text without end', `${HEAD}\na,A,One\nb,${'x'.repeat(100_001)},One`, 'longCell', { row: 3 }],
  [
    'a row that is cut off',
    `${HEAD}\n\na,A,One\nb,B`,
    'fewCells',
    { row: 4, cells: 2, headers: 3 },
  ],
  [
    'a row with a comma to spare',
    `${HEAD}\na,A,One,\nb,B,1,5`,
    'manyCells',
    { row: 3, cells: 4, headers: 3 },
  ],
])('%s is refused, and nothing else is said', async (_what, part, reason, fault) => {
  expect(await openFile(part)).toEqual([{ kind: 'unreadable', reason, fault }]);
});

test('as many rows as are promised are read', async () => {
  const [first] = await openFile(HEAD + rows(MOST_ROWS));
  expect(first).toMatchObject({ kind: 'opened', count: MOST_ROWS });
});

const encode = (text: string, littleEndian: boolean, mark: boolean): Uint8Array<ArrayBuffer> => {
  const all = (mark ? '\uFEFF' : '') + text;
  const view = new DataView(new ArrayBuffer(all.length * 2));
  for (let at = 0; at < all.length; at += 1)
    view.setUint16(at * 2, all.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};
const WESTERN = new Uint8Array(
  [...`${HEAD}${rows(1)}`].map((letter) => letter.codePointAt(0) ?? 0),
);

test.each([
  ['UTF-8', `${HEAD}${rows(1)}`, undefined],
  ['UTF-8 with a mark', `\uFEFF${HEAD}${rows(1)}`, undefined],
  ['UTF-16, little end first', encode(`${HEAD}${rows(1)}`, true, true), undefined],
  ['UTF-16, big end first', encode(`${HEAD}${rows(1)}`, false, true), undefined],
  ['UTF-16 without a mark', encode(`${HEAD}${rows(1)}`, true, false), undefined],
  ['Windows-1252', WESTERN, 'windows-1252'],
  ['a line about the separator', `sep=,\n${HEAD}${rows(1)}`, undefined],
])('%s is read', async (_what, part, guess) => {
  const [opened, read] = await openFile(part);
  expect(opened).toMatchObject({ kind: 'opened', headers: HEAD.split(','), guess });
  expect(read).toEqual({ kind: 'rows', rows: [['p-0', 'Päivi', 'One']] });
});

test('a file that does not say is read in the encoding that someone chooses', async () => {
  const news: WorkerResponse[] = [];
  const obey = fileSession((one) => news.push(one));
  const bytes = new Uint8Array([...new TextEncoder().encode(`${HEAD}\na,`), 0xcb, 0xe0, 44, 49]);
  await obey({ kind: 'open', file: new File([bytes], 'a.csv'), store });
  await obey({ kind: 'encoding', encoding: 'windows-1251' });
  expect(news.findLast(({ kind }) => kind === 'rows')).toEqual({
    kind: 'rows',
    rows: [['a', 'Ла', '1']],
  });
});

/** Changes a price in a store with two lamps; only the first is read. */
async function comparedFile(): Promise<{
  obey: ReturnType<typeof fileSession>;
  last: () => WorkerResponse | undefined;
}> {
  const news: WorkerResponse[] = [];
  const obey = fileSession((one) => news.push(one));
  const lines = ['Product Handle,Product Title,Variant Title,Price EUR', 'lamp,Lamp,One,13'];
  await obey({ kind: 'open', file: new File([lines.join('\n')], 'a.csv'), store });
  const lamp = { id: 'p1', handle: 'lamp', title: 'Lamp', variants: [] };
  await obey({ kind: 'index', products: [lamp, { ...lamp, id: 'p2', handle: 'old-lamp' }] });
  const cells = { 'Variant Title': 'One', 'Price EUR': '12' };
  const variant = {
    id: 'v1',
    cells,
    options: {},
    isCounted: false,
    itemId: undefined,
    stock: undefined,
    units: 0,
  };
  const stored = {
    id: 'p1',
    cells: { 'Product Handle': 'lamp', 'Product Title': 'Lamp' },
    images: [],
    channels: [],
    categories: [],
    options: [],
    variants: [variant],
  };
  await obey({ kind: 'stored', products: [stored] });
  return { obey, last: () => news.at(-1) };
}

test('a file that was checked and compared is written', async () => {
  const { obey, last } = await comparedFile();
  await obey({ kind: 'write', id: 7 });
  expect(last()).toMatchObject({ kind: 'written', id: 7, text: expect.stringContaining('13') });
});

test.each([
  ['brings a problem', { row: 0, column: 3, value: 'abc' }],
  ['names a product that is not read yet', { row: 0, column: 0, value: 'old-lamp' }],
  ['leaves nothing to do', { row: 0, column: 3, value: '12' }],
])('nothing is written after an edit that %s, and the page is told', async (_what, edit) => {
  const { obey, last } = await comparedFile();
  await obey({ kind: 'edit', edits: [edit] });
  await obey({ kind: 'write', id: 8 });
  expect(last()).toEqual({ kind: 'unwritten', id: 8 });
});
