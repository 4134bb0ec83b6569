import { expect, test } from 'vitest';
import { currencyDigits } from '#ui/format/currency.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import { priceFile, readPriceFile } from './price-file.ts';
import type { FilePlan } from './price-file.ts';

const markets = [
  { id: 'eur', name: 'EUR', currency: 'eur', isRegion: false },
  { id: 'jpy', name: 'JPY', currency: 'jpy', isRegion: false },
  { id: 'kwd', name: 'KWD', currency: 'kwd', isRegion: false },
  { id: 'reg_1', name: 'North', currency: 'eur', isRegion: true },
  { id: 'reg_2', name: 'North Sea', currency: 'eur', isRegion: true },
];
const tiers = [
  { min: null, max: null },
  { min: 10, max: 19 },
  { min: 20, max: null },
  { min: null, max: 5 },
];
const variant = (id: string, sku: string | null) => ({
  id,
  title: '=1+1',
  productId: 'p',
  product: 'Lamp; "big"',
  sku,
  base: new Map(),
});
const variants = [variant('v1', 'A-1'), variant('v2', 'B-2'), variant('v3', null)];
const cells: Record<string, number> = {
  'v1 eur -': 9000,
  'v1 eur base': 10_000,
  'v1 eur 10-19': 7005,
  'v1 eur 20-': 6000,
  'v1 eur -5': 8000,
  'v2 jpy -': 800,
  'v2 kwd -': 27_125,
  'v3 reg_1 -': 1,
  'v3 reg_2 20-': 250,
};
const valueOf = (row: string, column: string): CellValue | undefined =>
  cells[`${row} ${column}`] ?? null;
const sheet = { variants, markets, tiers, valueOf };

function planOf(text: string): FilePlan {
  const answer = readPriceFile(text, sheet);
  if ('refusal' in answer) throw new Error(answer.refusal);
  return answer.plan;
}

test('a file that comes back as it went changes nothing', () => {
  expect(currencyDigits('kwd')).toBe(3);
  const file = priceFile(sheet);
  expect(file).toContain('27.125');
  expect(file).toContain("'=1+1");
  expect(planOf(file)).toEqual({
    writes: [],
    changed: 0,
    added: 0,
    removed: 0,
    same: 8,
    problems: [],
    unknown: [],
    ignored: [],
    newTiers: [],
    markets: markets.map(({ id }) => id),
  });
});

test('what a file changes, adds and takes away; variants by their SKU, and quantities that are new', () => {
  const plan = planOf(
    'SKU,Price EUR,Price EUR 24+,price north sea [eur],Note\nA-1,"85,50",60,12.5,x\nB-2,,,,\n',
  );
  expect(plan.writes).toEqual([
    { row: 'v1', column: 'eur -', value: 8550 },
    { row: 'v1', column: 'eur 24-', value: 6000 },
    { row: 'v1', column: 'reg_2 -', value: 1250 },
  ]);
  expect([plan.changed, plan.added, plan.removed, plan.same]).toEqual([1, 2, 0, 0]);
  expect(plan.newTiers).toEqual([{ min: 24, max: null }]);
  expect(plan.ignored).toEqual(['Note']);
  expect(planOf('Variant ID;Price EUR\nv1;\n').writes).toEqual([
    { row: 'v1', column: 'eur -', value: null },
  ]);
});

test('a line that can’t be right is named and left out', () => {
  const { problems, writes } = planOf(
    'Variant ID;Price EUR;Price KWD;Price JPY\nv1;0.005;1,250;8.5\nv1;1;1;1\nnone;1;1;1\nv2;-1;abc;99999999999\n',
  );
  expect(problems.map(({ line, code, header }) => `${line} ${code} ${header}`)).toEqual([
    '2 tooPrecise Price EUR',
    '2 unclear Price KWD',
    '2 tooPrecise Price JPY',
    '3 repeated Variant ID',
    '4 unknown Variant ID',
    '5 negative Price EUR',
    '5 notANumber Price KWD',
    '5 tooLarge Price JPY',
  ]);
  expect(writes).toEqual([]);
});

test('the other cells of a column settle what could be a thousand or have three decimals', () => {
  const values = (column: string, ...prices: string[]): unknown => {
    const lines = prices.map((price, at) => `v${at + 1};${price}`);
    const { writes, problems } = planOf([`Variant ID;Price ${column}`, ...lines].join('\n'));
    return [...writes.map(({ value }) => value), ...problems.map(({ code }) => code)];
  };
  expect(values('EUR', '1.290', '19,90', '1.234,50')).toEqual([129_000, 1990, 123_450]);
  expect(values('EUR', '1.290', '19.90', '1,234')).toEqual([129, 1990, 123_400]);
  expect(values('KWD', '1,250', '19,9')).toEqual([1250, 19_900]);
  expect(values('JPY', '1.290', '1.234.567')).toEqual([1290, 1_234_567]);
  expect(values('EUR', '1.290', '2.500')).toEqual(['unclear', 'unclear']);
  // The cells disagree.
  expect(values('EUR', '1.290', '19,90', '19.90')).toEqual([1990, 1990, 'unclear']);
  expect(values('EUR', '1,290', '19,90', '19.90')).toEqual([1990, 1990, 'unclear']);
  expect(values('KWD', '1,250', '7')).toEqual([7000, 'unclear']);
});

test.each([
  ['EUR', '1,290', 'unclear'],
  ['EUR', '1.290', 'unclear'],
  ['EUR', '-12,500', 'unclear'],
  ['EUR', '١,٢٩٠', 'unclear'],
  ['EUR', '1290', 129_000],
  // Our files write three decimals with a point.
  ['KWD', '1.290', 1290],
  ['KWD', '1,290', 'unclear'],
  ['KWD', '0,290', 290],
  ['JPY', '1,290', 1290],
  ['JPY', '1.290', 'tooPrecise'],
])('%s %s alone in its column is read as %s', (currency, price, read) => {
  const { writes, problems } = planOf(`Variant ID;Price ${currency}\nv1;${price}`);
  expect([...writes.map(({ value }) => value), ...problems.map(({ code }) => code)]).toEqual([
    read,
  ]);
});

test('a line that is cut off or has cells to spare changes nothing; empty ones to spare do no harm', () => {
  const { problems, writes } = planOf(
    'Variant ID,Price EUR,Price JPY\n\nv1,12,50,\nv2,12,50,5\nv3,7,8,,',
  );
  expect(writes.map(({ row }) => row)).toEqual(['v1', 'v1', 'v3', 'v3']);
  expect(problems).toEqual([
    { line: 4, code: 'manyCells', text: '', header: '', width: { cells: 4, headers: 3 } },
  ]);
  const cut = planOf('Variant ID,Price EUR,Price JPY\nv2,12,50\nv1,8');
  expect(cut.removed).toBe(0);
  expect(cut.problems).toMatchObject([
    { line: 3, code: 'fewCells', width: { cells: 2, headers: 3 } },
  ]);
  expect(planOf('Variant ID,Price EUR\nv1,12,50').problems).toMatchObject([{ code: 'manyCells' }]);
});

test('a file without variants, without prices, or with a column twice is refused', () => {
  const refusal = (text: string): unknown => readPriceFile(text, sheet);
  expect(refusal('')).toEqual({ refusal: 'empty' });
  expect(refusal(`SKU;Price EUR${';x'.repeat(2000)}\nx;1\n`)).toEqual({ refusal: 'tooWide' });
  expect(refusal('Name;Price EUR\nx;1\n')).toEqual({ refusal: 'noVariants' });
  expect(refusal('SKU;Price USD\nx;1\n')).toEqual({ refusal: 'noPrices' });
  expect(refusal('SKU;Price EUR;price eur\nx;1;2\n')).toEqual({
    refusal: 'twice',
    name: 'price eur',
  });
  expect(refusal('SKU;Price EUR\n"x;1\n')).toEqual({ refusal: 'openQuote' });
  const many = Array.from({ length: 400 }, (_, at) => `;Price EUR ${at + 1}+`).join('');
  expect(refusal(`SKU${many}\n${'x;1\n'.repeat(2500)}`)).not.toHaveProperty('refusal');
  expect(refusal(`SKU${many}\n${'x;1\n'.repeat(2501)}`)).toEqual({
    refusal: 'tooLong',
    rows: 2500,
  });
});
