import { expect, test } from 'vitest';
import { hintsOf, priceSummary } from './hints.ts';
import { NEW_PRODUCT, allVariants, withVariants } from './values.ts';
import type { CreateValues } from './values.ts';

const regions = [
  { id: 'reg_de', name: 'Germany', currency_code: 'eur' },
  { id: 'reg_fr', name: 'France', currency_code: 'eur' },
  { id: 'reg_jp', name: 'Japan', currency_code: 'jpy' },
];
const seven = {
  ...NEW_PRODUCT,
  options: [{ id: 'size', title: 'Size', values: ['1', '2', '3', '4', '5', '6', '7'] }],
  pictures: { images: ['a'], thumbnail: 'a', alts: {} },
};
const keys = allVariants(seven).map(({ key }) => key);
const full = withVariants(seven, keys, () => ({
  prices: { eur: 1000, jpy: 0 },
  stock: { here: 1 },
}));
const kinds = (values: CreateValues): string[] => hintsOf(values, regions).map(({ kind }) => kind);

test('nothing stands in the way of what is priced in each region, in stock and shown', () => {
  expect(hintsOf(full, regions)).toEqual([]);
  const open = withVariants(full, keys, () => ({ stock: {}, allow_backorder: true }));
  expect(hintsOf(open, regions)).toEqual([]);
  expect(kinds({ ...NEW_PRODUCT, sales_channels: [] })).toEqual([
    'noChannel',
    'noPrice',
    'noStock',
    'noPicture',
  ]);
});

test('prices that the same number of variants lacks are one hint that names the currencies', () => {
  const one = withVariants(full, [keys[6] ?? ''], () => ({ prices: { eur: 1200 } }));
  expect(hintsOf(one, regions)).toEqual([
    { kind: 'noPrice', currencies: ['jpy'], missing: 1, total: 7 },
  ]);
  const none = withVariants(full, keys, () => ({ prices: { jpy: 3200 } }));
  expect(hintsOf(none, regions)).toEqual([
    { kind: 'noPrice', currencies: ['eur'], missing: 7, total: 7 },
  ]);
  const empty = withVariants(full, keys, () => ({ prices: {} }));
  expect(hintsOf(empty, regions)).toEqual([
    { kind: 'noPrice', currencies: ['eur', 'jpy'], missing: 7, total: 7 },
  ]);
});

test('a region’s own price does for its currency, while the region has a column', () => {
  const own = {
    ...withVariants(full, keys, () => ({ prices: { eur: 1000, reg_jp: 900 } })),
    priceRegions: ['reg_jp'],
  };
  expect(kinds(own)).toEqual([]);
  expect(kinds({ ...own, priceRegions: [] })).toEqual(['noPrice']);
});

test('the variants that are sold out are counted', () => {
  const two = withVariants(full, keys.slice(0, 2), () => ({ stock: {} }));
  expect(hintsOf(two, regions)).toEqual([{ kind: 'noStock', missing: 2, total: 7 }]);
});

test('prices from the lowest to the highest, and of how many variants', () => {
  const some = withVariants(full, [keys[0] ?? ''], () => ({ prices: { eur: 800 } }));
  expect(priceSummary(some, ['eur', 'usd', 'jpy'])).toEqual([
    { column: 'eur', priced: 7, lowest: 800, highest: 1000 },
    { column: 'jpy', priced: 6, lowest: 0, highest: 0 },
  ]);
});
