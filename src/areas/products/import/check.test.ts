import { expect, test } from 'vitest';
import { checkSheet } from './check.ts';
import { groupProblems, isReady } from './groups.ts';
import { readSheet } from './read.ts';
import { indexOf } from './match.ts';
import type { Known } from './match.ts';
import type { Problem, Sheet, StoreFacts } from './sheet.ts';
import { writeForServer } from './write.ts';

const store: StoreFacts = {
  currencies: ['EUR', 'JPY', 'KWD'],
  regions: [{ id: 'reg_1', name: 'Eurozone', currency: 'EUR' }],
  channels: [{ id: 'sc_1', name: 'Online shop' }],
  collections: ['summer'],
  categories: ['lamps'],
  locations: [{ id: 'sloc_1', name: 'Rotterdam' }],
  hasInventory: true,
};
/** A store without any product. */
const nothing: Known = { index: indexOf([]), stored: new Map() };
const check = (sheet: Sheet): Problem[] => checkSheet(sheet, store, nothing).problems;
/** The file for a server that has none of its products. */
const write = (sheet: Sheet): string =>
  writeForServer(sheet, store, {
    known: nothing,
    sent: [...sheet.rows.keys()],
    matches: sheet.rows.map(() => ({ product: undefined, variantId: undefined })),
  });

/** The codes of what is wrong with a file, as `row column code`. */
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
])('%s: %s', (column, value, code) => {
  expect(problems(`${HEAD};${column}`, `a;A;One;${value}`)).toEqual([`0 3 ${code}`]);
});

test.each([
  ['Price EUR', '1,5', 'decimalComma', '1.5'],
  ['Price EUR', '1.234,50', 'decimalComma', '1234.50'],
  ['Price EUR', '1.234.567,5', 'decimalComma', '1234567.5'],
  ['Price EUR', '1,234.50', 'decimalComma', '1234.50'],
  ['Price EUR', '1 234,50', 'decimalComma', '1234.50'],
  ['Price EUR', '1 234', 'number', '1234'],
  ['Price EUR', '1,2345', 'decimals', undefined],
  ['Price EUR', '-1,5', 'negative', undefined],
  ['Price EUR', '12.34,50', 'number', undefined],
  ['Variant Inventory Quantity', '1,5', 'integer', undefined],
  ['Variant Inventory Quantity', '1,0', 'decimalComma', '1.0'],
])('the fix of %s: %s', (column, value, code, fix) => {
  const [found, ...others] = check(readSheet(`${HEAD};${column}\na;A;One;${value}`));
  expect(found).toMatchObject({ code, ...(fix === undefined ? {} : { fix }) });
  if (code !== 'decimals') expect(found?.value).toBe(value);
  expect(found?.fix).toBe(fix);
  expect(others).toEqual([]);
  if (fix !== undefined) expect(check(readSheet(`${HEAD};${column}\na;A;One;${fix}`))).toEqual([]);
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

test('every row needs a handle, and what is new a title', () => {
  expect(problems('Product Title;Variant Title', 'A;One')).toEqual(['-1 -1 missingColumn']);
  expect(problems(HEAD, ';A;One')).toEqual(['0 0 required']);
  expect(problems(HEAD, 'JT Bad / Händle?;A;One')).toEqual(['0 0 handle']);
  expect(problems(HEAD, 'a;;One')).toEqual(['0 1 newTitle']);
  expect(problems(HEAD, 'a;A;')).toEqual(['0 2 newTitle']);
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
