import { expect, test } from 'vitest';
import { hintsOf } from './hints.ts';
import { STEPS, isFilled, problemsOf } from './problems.ts';
import { NEW_PRODUCT, allVariants, withVariants } from './values.ts';

const option = (title: string, ...values: string[]) => ({ id: title, title, values });
const good = { ...NEW_PRODUCT, title: 'Lamp', handle: 'lamp' };
const kinds = (values: typeof good): string[] => problemsOf(values).map(({ kind }) => kind);

test('a name is enough', () => {
  expect(problemsOf(good)).toEqual([]);
  expect(kinds(NEW_PRODUCT)).toEqual(['titleMissing']);
});

test('a handle is made from the title, unless one is typed or the title has no letters', () => {
  expect(kinds({ ...good, handle: ' ' })).toEqual([]);
  expect(kinds({ ...good, handle: 'Not one' })).toEqual(['handleInvalid']);
  expect(kinds({ ...good, title: '!', handle: '' })).toEqual(['handleInvalid']);
  const refused = { field: 'handle', values: ['lamp'] } as const;
  expect(problemsOf({ ...good, handle: '' }, [refused])).toMatchObject([{ kind: 'handleTaken' }]);
});

test('options need different names and values', () => {
  expect(kinds({ ...good, options: [option('', 'a')] })).toEqual(['optionUnnamed']);
  expect(kinds({ ...good, options: [option('Size', 'a'), option(' size ', 'b')] })).toEqual([
    'optionTwice',
  ]);
  expect(kinds({ ...good, options: [option('Size')] })).toEqual(['optionEmpty']);
});

test('neither none nor too many variants', () => {
  const many = Array.from({ length: 40 }, (_, index) => String(index));
  expect(kinds({ ...good, options: [option('A', ...many), option('B', ...many)] })).toEqual([
    'tooMany',
  ]);
  const all = allVariants(good).map(({ key }) => key);
  expect(kinds({ ...good, left: all })).toEqual(['noVariant']);
});

test('fields of extensions need values that they can keep', () => {
  const extended = { 'warranties months': { typed: 'many' } };
  expect(problemsOf({ ...good, extended })).toEqual([{ step: 'details', kind: 'fieldInvalid' }]);
});

test('what another product has counts until it is changed', () => {
  const two = { ...good, options: [option('Size', 'S', 'M')] };
  const typed = withVariants(two, [allVariants(two)[1]?.key ?? ''], () => ({ sku: ' A ' }));
  const sku = { field: 'sku', values: ['A'], owner: 'Ship – L' } as const;
  const handle = { field: 'handle', values: ['lamp'] } as const;
  expect(problemsOf(typed, [sku, handle])).toEqual([
    { step: 'details', kind: 'handleTaken' },
    { step: 'variants', kind: 'codeTaken', field: 'sku', code: 'A', owner: 'Ship – L' },
  ]);
  expect(problemsOf({ ...typed, handle: 'lamp-2' }, [handle])).toEqual([]);
  expect(problemsOf(good, [sku])).toEqual([]);
  expect(problemsOf(typed, [{ field: 'sku', values: ['A', 'B'] }])).toMatchObject([
    { kind: 'codeTaken', code: undefined },
  ]);
});

test('no code twice, no price and no stock that is no number', () => {
  const two = { ...good, options: [option('Size', 'S', 'M')] };
  const keys = allVariants(two).map(({ key }) => key);
  expect(problemsOf(withVariants(two, keys, () => ({ sku: 'A' })))).toEqual([
    { step: 'variants', kind: 'codeTwice', code: 'A' },
  ]);
  expect(
    kinds(
      withVariants(two, keys, () => ({
        prices: { eur: { typed: 'x' } },
        stock: { a: { typed: 'x' } },
      })),
    ),
  ).toEqual(['priceInvalid', 'stockInvalid']);
});

test('no measure that is no whole number', () => {
  expect(problemsOf({ ...good, weight: { typed: '1e9' } })).toEqual([
    { step: 'details', kind: 'measureInvalid' },
  ]);
  const keys = allVariants(good).map(({ key }) => key);
  expect(problemsOf(withVariants(good, keys, () => ({ length: -1 })))).toEqual([
    { step: 'variants', kind: 'measureInvalid' },
  ]);
});

test('prices of a region that was taken away neither stand in the way nor sell anything', () => {
  const keys = allVariants(good).map(({ key }) => key);
  const typed = withVariants(good, keys, () => ({ prices: { reg_1: { typed: 'x' } } }));
  expect(kinds({ ...typed, priceRegions: ['reg_1'] })).toEqual(['priceInvalid']);
  expect(kinds(typed)).toEqual([]);
  const region = { id: 'reg_1', name: 'Japan', currency_code: 'jpy' };
  expect(hintsOf(typed, [region])).toContainEqual(expect.objectContaining({ kind: 'noPrice' }));
});

test('a step is filled by what was chosen or typed', () => {
  const filled = (values: typeof good): string[] => STEPS.filter((step) => isFilled(step, values));
  expect(filled(NEW_PRODUCT)).toEqual([]);
  expect(filled({ ...good, sales_channels: ['shop'] })).toEqual(['details']);
  const [only] = allVariants(good);
  const priced = withVariants(good, [only?.key ?? ''], () => ({
    sku: 'A',
    prices: { eur: 0 },
    stock: { home: null },
  }));
  expect(filled(priced)).toEqual(['details', 'variants', 'pricing']);
  const stocked = withVariants(good, [only?.key ?? ''], () => ({ stock: { home: 0 } }));
  expect(filled(stocked)).toEqual(['details', 'pricing']);
});
