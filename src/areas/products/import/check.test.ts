import { expect, test } from 'vitest';
import { checkSheet } from './check.ts';
import { groupProblems, isReady } from './groups.ts';
import { readSheet } from './read.ts';
import { indexOf } from './match.ts';
import type { Known } from './match.ts';
import type { Problem, Sheet, StoreFacts } from './sheet.ts';
import { defaultLocation } from './useStoreFacts.ts';
import { writeForServer } from './write.ts';

const store: StoreFacts = {
  currencies: ['EUR', 'JPY', 'KWD'],
  regions: [{ id: 'reg_1', name: 'Eurozone', currency: 'EUR' }],
  channels: [{ id: 'sc_1', name: 'Online shop' }],
  collections: ['summer'],
  categories: ['lamps'],
  locations: [{ id: 'sloc_1', name: 'Rotterdam' }],
  defaultLocation: 'sloc_1',
  hasInventory: true,
  hasCategories: true,
};
const nothing: Known = { index: indexOf([]), stored: new Map() };
const check = (sheet: Sheet): Problem[] => checkSheet(sheet, store, nothing).problems;
const write = (sheet: Sheet): string =>
  writeForServer(sheet, store, {
    known: nothing,
    sent: [...sheet.rows.keys()],
    matches: sheet.rows.map(() => ({ product: undefined, variantId: undefined })),
  });

const problems = (...lines: string[]): string[] =>
  check(readSheet(lines.join('\n'))).map(({ row, column, code }) => `${row} ${column} ${code}`);

const HEAD = 'Product Handle;Product Title;Variant Title';

test('a good file has nothing to mend', () => {
  expect(
    problems(
      `${HEAD};Product Status;Price EUR;Price Eurozone [EUR];Sales Channel 1 Name;Product Category 1 Handle;Product Collection Handle`,
      'a;A;One;draft;12.50;13;Online shop;lamps;summer',
      'a;A;Two;draft;;;Online shop;lamps;summer',
    ),
  ).toEqual([]);
});

test.each([
  ['Product Weight', 'heavy', 'number'],
  ['Product Weight', '1.5', 'integer'],
  ['Variant Length', '-2', 'negative'],
  ['Product Weight', '1,5', 'integer'],
  ['Product Weight', '-1', 'negative'],
  ['Variant Inventory Quantity', '1.5', 'integer'],
  ['Product Discountable', 'yes', 'boolean'],
  ['Product Status', 'sold', 'status'],
  ['Product Origin Country', 'Sweden', 'country'],
  ['Price EUR', '1.234', 'decimals'],
  ['Price EUR', '1.290', 'decimals'],
  ['Price EUR', '1.000', 'decimals'],
  ['Variant Inventory Quantity', '1.000', 'integer'],
  ['Price JPY', '1.5', 'decimals'],
  ['Sales Channel 1 Name', 'Nowhere', 'channel'],
  ['Product Category 1 Handle', 'nothing', 'category'],
  ['Product Collection Handle', 'nothing', 'collection'],
  ['Variant Inventory Quantity', '-5', 'negative'],
  ['Variant Inventory Quantity', '3000000000', 'tooLarge'],
  ['Price EUR', '30000000', 'tooLarge'],
  ['Image 1 Url', 'not a url', 'address'],
  ['Product Thumbnail', 'javascript:alert(1)', 'address'],
  ['Variant SKU', 'S'.repeat(501), 'tooLong'],
  ['Variant Barcode', '012345678905', 'leadingZero'],
  ['Product Subtitle', ' x ', 'spaces'],
  ['Product Tags', '"one;two"', 'tagSigns'],
])('%s: %s', (column, value, code) => {
  expect(problems(`${HEAD};${column}`, `a;A;One;${value}`)).toEqual([`0 3 ${code}`]);
});

test.each([
  ['Price EUR', '1,5', 'decimalComma', '1.5'],
  ['Price EUR', '1.234,50', 'decimalComma', '1234.50'],
  ['Price EUR', '1.234.567,5', 'decimalComma', '1234567.5'],
  ['Price EUR', '1,234.50', 'decimalComma', '1234.50'],
  ['Price EUR', '1 234,50', 'decimalComma', '1234.50'],
  ['Price EUR', '1 234', 'thousands', '1234'],
  ['Product Status', 'Active', 'status', 'published'],
  ['Product Status', 'archived', 'status', 'draft'],
  ['Product Tags', '"sr imp; winter"', 'tagSigns', 'sr imp,winter'],
  ['Price EUR', '1,2345', 'decimals', undefined],
  ['Price EUR', '-1,5', 'negative', undefined],
  ['Price EUR', '12.34,50', 'number', undefined],
  ['Variant Inventory Quantity', '1,5', 'integer', undefined],
  ['Variant Inventory Quantity', '1,0', 'decimalComma', '1.0'],
  ['Variant Inventory Quantity', '۱۲', 'number', '12'],
  ['Price EUR', '١٩٫٩٠', 'number', '19.9'],
  ['Price EUR', '١٬٢٣٤', 'number', '1234'],
  ['Price KWD', '١٫٢٩٥', 'number', '1.2950'],
  ['Price EUR', '١٫٢٩٥', 'decimals', undefined],
])('the fix of %s: %s', (column, value, code, fix) => {
  const [found, ...others] = check(readSheet(`${HEAD};${column}\na;A;One;${value}`));
  expect(found).toMatchObject({ code, ...(fix === undefined ? {} : { fix }) });
  if (code !== 'decimals') expect(found?.value).toBe(value.replaceAll('"', ''));
  expect(found?.fix).toBe(fix);
  expect(others).toEqual([]);
  if (fix !== undefined) expect(check(readSheet(`${HEAD};${column}\na;A;One;${fix}`))).toEqual([]);
});

const column = (name: string, ...cells: string[]): string[] => {
  const rows = cells.map((cell, at) => `p${at};P;One;${cell}`);
  return check(readSheet([`${HEAD};${name}`, ...rows].join('\n'))).map(
    ({ row, code, fix }) => `${cells[row]}: ${code} ${fix ?? ''}`,
  );
};

test('the other cells of a column settle what could be a thousand or have three decimals', () => {
  expect(column('Price EUR', '1.290', '19,90', '1.234,50', '7')).toEqual([
    '1.290: thousands 1290',
    '19,90: decimalComma 19.90',
    '1.234,50: decimalComma 1234.50',
  ]);
  expect(column('Price EUR', '1.290', '19.90', '1,290')).toEqual(['1,290: thousands 1290']);
  expect(column('Price KWD', '1,295', '1,500', '2,5')).toEqual([
    '1,295: decimalComma 1.2950',
    '1,500: decimalComma 1.5',
    '2,5: decimalComma 2.5',
  ]);
  expect(column('Variant Inventory Quantity', '1.290', '1.234.567')).toEqual([
    '1.290: thousands 1290',
    '1.234.567: thousands 1234567',
  ]);
  expect(column('Price EUR', '1.290', '2.500')).toEqual(['1.290: decimals ', '2.500: decimals ']);
  expect(column('Price EUR', '1.290', '19,90', '19.90')).toContain('1.290: decimals ');
});

test('mending some of a column’s cells doesn’t change how the others are read', () => {
  const sheet = readSheet(`${HEAD};Price EUR\na;A;One;1.290\nb;B;One;19,90\nc;C;One;1,290`);
  const mended = { ...sheet, rows: sheet.rows.map((row, at) => (at > 0 ? row : row.with(3, ''))) };
  const codes = (rows: Sheet['rows']): unknown =>
    check({ ...sheet, rows }).map(({ row, code, fix }) => [row, code, fix]);
  expect(codes(sheet.rows)).toEqual([
    [0, 'thousands', '1290'],
    [1, 'decimalComma', '19.90'],
    [2, 'decimalComma', '1.29'],
  ]);
  const cells = ['1.290', '19.90', '1.29'];
  expect(codes(mended.rows.map((row, at) => row.with(3, cells[at] ?? '')))).toEqual([
    [0, 'thousands', '1290'],
  ]);
});

test('headings in any letter case are found, and the server gets them as it knows them', () => {
  const named =
    'PRODUCT HANDLE;product title;variant title;option 1 name;Option 1 value;price eur;Price EUROZONE [eur];image 2 URL;sales channel 1 name;product category 1 handle;variant inventory quantity [ROTTERDAM]';
  const sheet = readSheet(
    `${named}\na;A;One;Size;S;1;2;https://x.test/a.png;Online shop;lamps;4`,
    store.regions,
  );
  expect(check(sheet)).toEqual([]);
  expect(write(sheet).split('\r\n')[0]).toBe(
    'Product Handle;Product Title;Variant Title;Option 1 Name;Option 1 Value;Price EUR;Price Eurozone [EUR];Image 2 Url;Sales Channel 1 Name;Product Category 1 Handle;Variant Inventory Quantity',
  );
});

test('a column without a heading is skipped by itself where it is empty', () => {
  expect(problems(`${HEAD};;`, 'a;A;One;;', 'b;B;One')).toEqual([]);
  expect(problems(`${HEAD};;`, 'a;A;One;;x')).toEqual(['-1 4 unknownColumn']);
});

test.each([
  ['Price CHF', 'currency'],
  ['Price Mars [EUR]', 'region'],
  ['Variant Inventory Quantity [Mars]', 'location'],
  ['Shelf', 'unknownColumn'],
  ['Product Title', 'twiceColumn'],
])('the column %s', (column, code) => {
  expect(problems(`${HEAD};${column}`, `a;A;One;`)).toEqual([`-1 3 ${code}`]);
});

test('of several locations one is asked for, where the file gives units without naming any', () => {
  const locations = [...store.locations, { id: 'sloc_2', name: 'Bristol' }];
  const codes = (units: string, location?: string): unknown => {
    const sheet = readSheet(`${HEAD};Variant Inventory Quantity\na;A;One;${units}`);
    const asked = { ...store, locations, defaultLocation: undefined };
    return checkSheet(sheet, asked, nothing, location).problems.map(({ code }) => code);
  };
  expect(codes('5')).toEqual(['whichLocation']);
  expect(codes('5', 'sloc_2')).toEqual([]);
  expect(codes('')).toEqual([]);
});

test.each([
  [null, ['a'], [], 'a'],
  ['b', ['a', 'b'], ['a'], 'b'],
  [null, ['a', 'b'], ['b'], 'b'],
  [null, ['a', 'b'], ['a', 'b'], undefined],
  ['gone', ['a', 'b'], [], undefined],
  [null, [], [], undefined],
])('stock usually goes to the default %s of %j, else the shop’s only one of %j', (...given) => {
  const [storeDefault, all, shop, expected] = given;
  const named = (ids: string[]): { id: string }[] => ids.map((id) => ({ id }));
  expect(defaultLocation(storeDefault, named(all), named(shop))).toBe(expected);
});

test('every row needs a handle, and what is new a title', () => {
  expect(problems('Product Title;Variant Title', 'A;One')).toEqual(['-1 -1 missingColumn']);
  expect(problems(HEAD, ';A;One')).toEqual(['0 0 required']);
  expect(problems(HEAD, 'JT Bad / Händle?;A;One')).toEqual(['0 0 handle']);
  expect(problems(HEAD, 'a;;One')).toEqual(['0 1 newTitle']);
  expect(problems(HEAD, 'a;A;')).toEqual(['0 2 newTitle']);
});

test('rows are named by their numbers in a spreadsheet', () => {
  const found = check(readSheet(`${HEAD};Variant SKU\n\na;A;One;S\n;;;\nb;B;Two;S`));
  expect(found).toMatchObject([{ row: 1, code: 'skuTwice', value: '3' }]);
});

test('rows of one product agree; SKUs and options are given once', () => {
  expect(problems(HEAD, 'a;A;One', 'a;B;Two')).toEqual(['1 1 agree']);
  expect(problems(`${HEAD};Variant SKU`, 'a;A;One;S', 'b;B;Two;S')).toEqual(['1 3 skuTwice']);
  expect(
    problems(`${HEAD};Option 1 Name;Option 1 Value`, 'a;A;One;Size;S', 'a;A;Two;Size;S'),
  ).toEqual(['1 4 optionsTwice']);
  expect(problems(`${HEAD};Option 1 Name;Option 1 Value`, 'a;A;One;Size;')).toEqual([
    '0 4 optionValue',
  ]);
});

test('problems of a kind in a column are mended at once; warnings let the upload pass', () => {
  const sheet = readSheet(`${HEAD};Price EUR;Product Subtitle\na;A;One;1,5; x\nb;B;One;2,5;y`);
  const found = check(sheet);
  const [commas, spaces] = groupProblems(found);
  expect(commas?.fixes).toEqual([
    { row: 0, column: 3, value: '1.5' },
    { row: 1, column: 3, value: '2.5' },
  ]);
  expect(isReady(found)).toBe(false);
  expect(isReady(spaces?.problems)).toBe(true);
});

test('the server gets its own names, units and channels, and nothing it does not read', () => {
  const sheet = readSheet(
    [
      'product handle,Product Title,Sales Channel 1 Id,Sales Channel 1 Name,Sales Channel 1 Description,Price KWD,Product Status,Shelf',
      "a,'=1,Online shop,Online shop,words,1.234,Draft,7",
    ].join('\n'),
  );
  const target = { ...sheet, targets: sheet.targets.with(7, '') };
  expect(write(target)).toBe(
    'Product Handle;Product Title;Sales Channel 1 Name;Price KWD;Product Status;Variant Inventory Quantity\r\na;=1;Online shop;12.34;draft;0',
  );
});

test('a channel that a file names by its ID only goes by its name', () => {
  const sheet = readSheet('Product Handle,Sales Channel 1 Id\na,sc_1');
  expect(write(sheet)).toBe(
    'Product Handle;Sales Channel 1 Name;Variant Inventory Quantity\r\na;Online shop;0',
  );
});

test('what is new gets the usual where a cell is empty', () => {
  expect(write(readSheet(`${HEAD};Product Status\na;A;One;`))).toContain('a;A;One;draft;0');
});

test('quotation marks survive the server', () => {
  expect(write(readSheet(`${HEAD}\na;"""Best"" pan";One`))).toContain('a;"""""Best"" pan""";One');
});

test('10,000 rows are checked in a moment', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `p-${at};P;One`);
  expect(problems(HEAD, ...lines)).toEqual([]);
});

test.each([
  ['Price EUR', `0.${'0'.repeat(99_000)}1`, 'decimals'],
  ['Product Tags', `a;${' '.repeat(99_000)}b`, 'tagSigns'],
])('an endless cell in %s is checked at once', (name, cell, code) => {
  const head = HEAD.replaceAll(';', ',');
  const started = performance.now();
  expect(problems(`${head},${name}`, `a,A,One,${cell}`)).toEqual([`0 3 ${code}`]);
  expect(performance.now() - started).toBeLessThan(500);
});
