import { expect, test } from 'vitest';
import {
  NEW_PRODUCT,
  allVariants,
  plannedVariants,
  skuOf,
  variantTitle,
  withVariants,
} from './values.ts';

const values = {
  ...NEW_PRODUCT,
  title: 'Lamp',
  options: [{ id: '1', title: 'Size', values: ['S', 'M'] }],
};
const keys = allVariants(values).map(({ key }) => key);

test('what was typed for a combination stays with it when other values come', () => {
  const typed = withVariants(values, [keys[1] ?? ''], () => ({ sku: 'LAMP-M' }));
  const more = { ...typed, options: [{ id: '1', title: 'Size', values: ['XS', 'S', 'M'] }] };
  expect(allVariants(more).map(({ sku }) => sku)).toEqual(['', '', 'LAMP-M']);
});

test('left out combinations are not made', () => {
  const pruned = { ...values, left: [keys[0] ?? ''] };
  expect(plannedVariants(pruned).map((variant) => variant.values)).toEqual([['M']]);
});

test('a variant is named by hand, after its values, or after the product', () => {
  expect(variantTitle({ title: ' Small ', values: ['S'] }, 'Lamp')).toBe('Small');
  expect(variantTitle({ title: '', values: ['S', 'red'] }, 'Lamp')).toBe('S / red');
  expect(variantTitle({ title: '', values: [] }, ' Lamp ')).toBe('Lamp');
});

test.each([
  ['LAMP', ['Größe 1', 'Rot'], 'LAMP-GROSSE1-ROT'],
  ['', ['S', 'blue'], 'S-BLUE'],
  ['LAMP', [], 'LAMP'],
  ['SRT-', ['S', 'Red'], 'SRT-S-RED'],
])('the SKU of %s with %s is %s', (beginning, parts, sku) => {
  expect(skuOf(beginning, parts)).toBe(sku);
});
