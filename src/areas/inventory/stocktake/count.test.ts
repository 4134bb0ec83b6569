import { expect, test } from 'vitest';
import type { Item } from '../item/query.ts';
import {
  NOTHING_COUNTED,
  codeAmong,
  codesOf,
  countText,
  differences,
  leftAfter,
  readCount,
  recount,
  scan,
  setUnits,
} from './count.ts';
import type { Count } from './count.ts';

const item = (id: string, sku: string | null, variant: object, stocked?: number): Item =>
  ({
    id,
    sku,
    variants: [variant],
    location_levels: stocked === undefined ? [] : [{ location_id: 'a', stocked_quantity: stocked }],
  }) as unknown as Item;

const mug = item('mug', 'MUG-1', { sku: 'MUG-1', ean: '2000010200009', upc: null }, 3);
const hat = item('hat', null, { barcode: ' 77 ', ean: '2000010200016' }, 0);
const cap = item('cap', 'CAP', { barcode: '77' });
const ITEMS = [mug, hat, cap, null as unknown as Item];
const codes = codesOf(ITEMS);
const byId = new Map([mug, hat, cap].map((one) => [one.id, one]));

const scanned = (...texts: string[]): Count =>
  texts.reduce((count, text) => scan(count, text, codes).count, NOTHING_COUNTED);

test('numbers of articles are the same with and without leading zeros', () => {
  const pen = item('pen', '7', { upc: '012345678905', ean: '4006381333931' });
  const tea = item('tea', '0012', { barcode: '0007' });
  const known = codesOf([pen, tea]);
  const counted = (code: string): string | undefined => scan(NOTHING_COUNTED, code, known).item;
  expect(['012345678905', '0012345678905', '04006381333931'].map(counted)).toEqual([
    'pen',
    'pen',
    'pen',
  ]);
  expect(['12345678905', '12', '7', '0007'].map(counted)).toEqual([
    undefined,
    undefined,
    'pen',
    'tea',
  ]);
});

test('a code that was scanned into a field of units is found, a number of units is none', () => {
  const among = (text: string, before: string, scanned = ''): string | undefined =>
    codeAmong({ text, before, scanned }, codes);
  expect(among('8MUG-1', '8')).toBe('MUG-1');
  expect(among('mug-1', '8')).toBe('mug-1');
  expect(among('2000010200016', '3')).toBe('2000010200016');
  expect(among('32000010200016', '3')).toBe('2000010200016');
  expect(among('1,2342000010200016', '1,234')).toBe('2000010200016');
  expect(among('8x', '8')).toBeUndefined();
  // Two items share it.
  expect(among('x77', 'x')).toBeUndefined();
  expect(among('877', '8', '77')).toBeUndefined();
});

test.each([
  ['10023', '8', '', '10023'],
  ['810023', '8', '', '10023'],
  ['810023', '8', '10023', '10023'],
  ['18100235', '8', '10023', '10023'],
  ['10024', '8', '10024', undefined],
  ['12', '3', '', undefined],
  ['312', '3', '', undefined],
  ['12', '3', '12', '12'],
  ['312', '3', '12', '12'],
])('%s over %s, of which “%s” was scanned, is the code %s', (text, before, scanned, code) => {
  const short = codesOf([item('pen', '12', {}), item('cup', '10023', {})]);
  expect(codeAmong({ text, before, scanned }, short)).toBe(code);
});

test('each code of an item counts it up, in whatever case', () => {
  const count = scanned('MUG-1', 'mug-1 ', '2000010200009', '2000010200016');
  expect([...count.units]).toEqual([
    ['mug', 3],
    ['hat', 1],
  ]);
  expect(count.unknown.size).toBe(0);
});

test('a code that no item has, or several have, is kept apart', () => {
  expect([...scanned('nothing', 'nothing', '77').unknown]).toEqual([
    ['nothing', 2],
    ['77', 1],
  ]);
  expect(scanned('x'.repeat(501))).toEqual(NOTHING_COUNTED);
});

test('only what differs is told, and what was not counted stays', () => {
  let count = scanned('MUG-1', 'MUG-1', 'MUG-1', '2000010200016', 'CAP');
  expect(differences(count, byId, 'a')).toEqual([
    { item: hat, stored: 0, counted: 1 },
    { item: cap, stored: null, counted: 1 },
  ]);
  count = setUnits(setUnits(count, 'hat', 0), 'cap', null);
  expect(differences(setUnits(count, 'gone', 4), byId, 'a')).toEqual([]);
});

test('a number told late does not bring a removed item back', () => {
  const count = scanned('MUG-1');
  expect(recount(count, 'mug', 5).units).toEqual(new Map([['mug', 5]]));
  const removed = setUnits(count, 'mug', null);
  expect(recount(removed, 'mug', 5)).toBe(removed);
});

test('saving leaves unknown codes, and what another tab counted since', () => {
  const saved = scanned('MUG-1', '2000010200016', 'no-such-code');
  const now = scan(saved, 'MUG-1', codes).count;
  expect(leftAfter(saved, saved)).toEqual({ units: new Map(), unknown: saved.unknown });
  expect(leftAfter(now, saved)).toEqual({ units: new Map([['mug', 2]]), unknown: saved.unknown });
});

test('what is kept comes back; what is damaged is nothing', () => {
  const count = scanned('MUG-1', 'x');
  expect(readCount(countText(count))).toEqual(count);
  for (const text of [null, '', '[]', '{"units":[["a",-1],["b"],3]}', '{']) {
    expect(readCount(text)).toEqual(NOTHING_COUNTED);
  }
});
