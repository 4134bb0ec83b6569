import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withOptions } from './carry-over-values.ts';
import type { DraftOption } from './combinations.ts';
import { NEW_PRODUCT, allVariants, plannedVariants, withVariants } from './values.ts';
import type { CreateValues, DraftVariant } from './values.ts';

const option = (id: string, ...values: string[]): DraftOption => ({ id, title: id, values });
const sizes = option('size', 'S', 'M');

const look = (values: CreateValues): Record<string, unknown> =>
  Object.fromEntries(
    allVariants(values).map(({ values: parts, prices, stock, sku }) => [
      parts.join('/'),
      { eur: prices['eur'], here: stock['here'], sku },
    ]),
  );

const typed = (values: CreateValues, by: Record<string, Partial<DraftVariant>>): CreateValues =>
  allVariants(values).reduce(
    (before, { key, values: parts }) =>
      withVariants(before, [key], () => by[parts.join('/')] ?? {}),
    values,
  );

const priced = typed(
  { ...NEW_PRODUCT, options: [sizes] },
  {
    S: { prices: { eur: 1000 }, stock: { here: 5 }, sku: 'A-S' },
    M: { prices: { eur: 1200 }, stock: { here: 7 }, sku: 'A-M' },
  },
);

test('a new option: prices go to each variant that extends one, units and codes to the first', () => {
  const { values, carryOver } = withOptions(priced, [sizes, option('color', 'red', 'blue')]);
  expect(look(values)).toEqual({
    'S/red': { eur: 1000, here: 5, sku: 'A-S' },
    'S/blue': { eur: 1000, here: undefined, sku: '' },
    'M/red': { eur: 1200, here: 7, sku: 'A-M' },
    'M/blue': { eur: 1200, here: undefined, sku: '' },
  });
  expect(carryOver).toEqual({ kind: 'extended', count: 4 });
});

test('values typed one after the other come to the same', () => {
  const one = withOptions(priced, [sizes, option('color', 'red')]);
  expect(one.carryOver).toEqual({ kind: 'extended', count: 2 });
  const two = withOptions(one.values, [sizes, option('color', 'red', 'blue')]);
  expect(two.carryOver).toEqual({ kind: 'shared', count: 2 });
  expect(look(two.values)).toEqual(
    look(withOptions(priced, [sizes, option('color', 'red', 'blue')]).values),
  );
});

test('what is typed before there are options goes to the first ones', () => {
  const bare = typed(NEW_PRODUCT, { '': { prices: { eur: 900 }, sku: 'A' } });
  const { values } = withOptions(bare, [sizes]);
  expect(look(values)).toEqual({
    S: { eur: 900, here: undefined, sku: 'A' },
    M: { eur: 900, here: undefined, sku: '' },
  });
});

test('an option that goes: units are added up, of prices and codes the first stay', () => {
  const both = withOptions(priced, [sizes, option('color', 'red', 'blue')]).values;
  const counted = typed(both, {
    'S/blue': { prices: { eur: 1100 }, stock: { here: 3 }, sku: 'A-SB' },
  });
  const { values, carryOver } = withOptions(counted, [sizes]);
  expect(look(values)).toEqual({
    S: { eur: 1000, here: 8, sku: 'A-S' },
    M: { eur: 1200, here: 7, sku: 'A-M' },
  });
  expect(carryOver).toEqual({ kind: 'joined', count: 2 });
});

test('a new value takes over what the others share, and nothing where they differ', () => {
  const { values } = withOptions(priced, [option('size', 'S', 'M', 'L')]);
  expect(look(values)['L']).toEqual({ eur: undefined, here: undefined, sku: '' });
  const alike = typed(priced, { M: { prices: { eur: 1000 } } });
  const { values: more, carryOver } = withOptions(alike, [option('size', 'S', 'M', 'L')]);
  expect(look(more)['L']).toEqual({ eur: 1000, here: undefined, sku: '' });
  expect(carryOver).toEqual({ kind: 'shared', count: 1 });
});

test('a value that comes back finds what was typed for it', () => {
  const without = withOptions(priced, [option('size', 'M')]).values;
  expect(look(withOptions(without, [sizes]).values)).toEqual(look(priced));
});

test('combinations that are not made stay so', () => {
  const [small] = allVariants(priced);
  const pruned = { ...priced, left: [small?.key ?? ''] };
  const { values } = withOptions(pruned, [sizes, option('color', 'red', 'blue')]);
  const made = plannedVariants(values).map(({ values: parts }) => parts.join('/'));
  expect(made).toEqual(['M/red', 'M/blue']);
  expect(plannedVariants(withOptions(values, [sizes]).values)).toHaveLength(1);
});

test('a title of its own says the new value too', () => {
  const named = typed(priced, { S: { title: 'Small' } });
  const { values } = withOptions(named, [sizes, option('color', 'red', 'blue')]);
  expect(allVariants(values).map(({ title }) => title)).toEqual([
    'Small / red',
    'Small / blue',
    '',
    '',
  ]);
  expect(allVariants(withOptions(values, [sizes]).values)[0]?.title).toBe('Small');
});

test('too many combinations: what was typed waits for fewer', () => {
  const many = Array.from({ length: 300 }, (_, index) => String(index));
  const { values } = withOptions(priced, [sizes, option('number', ...many)]);
  expect(allVariants(values)).toEqual([]);
  const fewer = withOptions(values, [sizes, option('number', '0')]).values;
  expect(look(fewer)).toMatchObject({ 'S/0': { eur: 1000, here: 5, sku: 'A-S' } });
  expect(look(withOptions(values, [sizes]).values)).toEqual(look(priced));
});

const cells = fc.dictionary(fc.constantFrom('eur', 'usd'), fc.nat(9999), { noNullPrototype: true });
const variant = fc.record({
  sku: fc.constantFrom('', 'A', 'B'),
  prices: cells,
  stock: cells,
  weight: fc.option(fc.nat(500)),
});
const units = (values: CreateValues): number =>
  plannedVariants(values).reduce(
    (sum, { stock }) =>
      Object.values(stock).reduce<number>(
        (all, cell) => all + (typeof cell === 'number' ? cell : 0),
        sum,
      ),
    0,
  );
const values = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'), { minLength: 1 });

test('an option that comes and goes again leaves everything as it was, and no unit is made or lost', () => {
  fc.assert(
    fc.property(values, values, values, fc.array(variant, { maxLength: 16 }), (a, b, c, held) => {
      const options = [option('a', ...a), option('b', ...b)];
      const start = allVariants({ ...NEW_PRODUCT, options }).reduce(
        (before, { key }, index) => withVariants(before, [key], () => held[index] ?? {}),
        { ...NEW_PRODUCT, options },
      );
      for (const place of [0, 1, 2]) {
        const more = withOptions(start, options.toSpliced(place, 0, option('c', ...c))).values;
        expect(units(more)).toBe(units(start));
        expect(allVariants(withOptions(more, options).values)).toEqual(allVariants(start));
      }
      const joined = withOptions(start, options.slice(1)).values;
      expect(units(joined)).toBe(units(start));
    }),
  );
});
