import { expect, test } from 'vitest';
import { explainTaxes, isOutdated } from './explain.ts';
import type { KnownRate, Taxed } from './explain.ts';

const rate = (id: string, fields: Partial<KnownRate> = {}): KnownRate => ({
  id,
  name: id,
  code: id.toUpperCase(),
  rate: 9,
  products: [],
  types: [],
  options: [],
  ...fields,
});
const line = (of: KnownRate) => ({ name: of.name, code: of.code, rate: of.rate ?? 0 });
const defaultTax = { name: 'default', code: 'default', rate: 21 };
const item: Taxed = { kind: 'item', productId: 'lamp', typeId: 'light' };
const shipping: Taxed = { kind: 'shipping', optionId: 'parcel' };

const reasons = (...args: Parameters<typeof explainTaxes>) =>
  explainTaxes(...args).map((one) => [one.reason, one.rate?.id]);

test('a tax comes from the rate of the product, of its type, or of the shipping option', () => {
  const rates = [
    rate('own', { products: ['lamp'] }),
    rate('kind', { types: ['light'] }),
    rate('sent', { options: ['parcel'] }),
  ];
  expect(reasons(rates.map(line), rates, item)).toEqual([
    ['product', 'own'],
    ['type', 'kind'],
    ['unknown', undefined],
  ]);
  expect(reasons([line(rates[2]!)], rates, shipping)).toEqual([['option', 'sent']]);
});

test('without one it is the default rate of the region', () => {
  expect(reasons([defaultTax], [rate('other')], item)).toEqual([['default', undefined]]);
});

test('of two rates that are called the same, the one that applies is named', () => {
  const twins = [
    rate('a', { name: 'Low', code: 'L' }),
    rate('b', { name: 'Low', code: 'L', products: ['lamp'] }),
  ];
  expect(reasons([line(twins[1]!)], twins, item)).toEqual([['product', 'b']]);
});

test('a rate is known again although the server keeps it less exactly, and none counts as 0', () => {
  const uneven = rate('uneven', { rate: 5.6, products: ['lamp'] });
  expect(reasons([{ ...line(uneven), rate: 5.599999904632568 }], [uneven], item)).toEqual([
    ['product', 'uneven'],
  ]);
  const none = rate('none', { rate: null, types: ['light'] });
  expect(reasons([line(none)], [none], item)).toEqual([['type', 'none']]);
});

test('what the server remembers from before is outdated', () => {
  const own = rate('own', { products: ['lamp'] });
  const isOld = (lines: Parameters<typeof explainTaxes>[0], rates: KnownRate[], defaultRate = 21) =>
    isOutdated(explainTaxes(lines, rates, item), rates, item, defaultRate);
  expect(isOld([line(own)], [own])).toBe(false);
  expect(isOld([defaultTax], [own])).toBe(true);
  expect(isOld([line(own)], [])).toBe(true);
  expect(isOld([defaultTax], [])).toBe(false);
  expect(isOld([defaultTax], [], 19)).toBe(true);
  // Both apply and add up.
  const kind = rate('kind', { types: ['light'] });
  expect(isOld([line(own)], [own, kind])).toBe(true);
  expect(isOld([line(own), line(kind)], [own, kind])).toBe(false);
});
