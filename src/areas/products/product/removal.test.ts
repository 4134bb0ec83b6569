import { expect, test } from 'vitest';
import { optionRemoval, optionValues } from './removal.ts';
import type { Variant } from './variant.ts';

const variant = (size: string, color: string): Variant =>
  ({
    id: `${size}-${color}`,
    title: `${size} / ${color}`,
    options: [
      { option_id: 'size', value: size },
      { option_id: 'color', value: color },
    ],
  }) as Variant;

const product = (...variants: Variant[]) => ({
  options: [{ id: 'size' }, { id: 'color' }] as never,
  variants,
});
const ids = (variants: Variant[]): string[] => variants.map(({ id }) => id);

const full = product(
  variant('S', 'red'),
  variant('S', 'blue'),
  variant('M', 'red'),
  variant('M', 'blue'),
);

test('of variants that only the option tells apart, those with the kept value stay', () => {
  const { deleted, changed } = optionRemoval(full, 'size', 'M');
  expect(ids(deleted)).toEqual(['S-red', 'S-blue']);
  expect(changed).toEqual([]);
});

test('a variant without a twin stays and takes over the kept value', () => {
  const { deleted, changed } = optionRemoval(
    product(variant('S', 'red'), variant('M', 'red'), variant('L', 'blue')),
    'size',
    'M',
  );
  expect(ids(deleted)).toEqual(['S-red']);
  expect(ids(changed)).toEqual(['L-blue']);
});

test('without any other option one variant stays', () => {
  const only = { options: [{ id: 'size' }] as never, variants: full.variants };
  expect(ids(optionRemoval(only, 'size', 'S').deleted)).toEqual(['S-blue', 'M-red', 'M-blue']);
});

test('an option with one value costs nothing', () => {
  const { deleted, changed } = optionRemoval(
    product(variant('S', 'red'), variant('S', 'blue')),
    'size',
    'S',
  );
  expect([...deleted, ...changed]).toEqual([]);
});

test('the values of an option, each once', () => {
  expect(optionValues(full.variants, 'size')).toEqual(['S', 'M']);
});
