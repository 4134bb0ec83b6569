import { expect, test, vi } from 'vitest';
import {
  createProductVariant,
  listProducts,
  updateProduct,
  updateProductVariant,
} from '#generated/admin/products/products.ts';
import { ApiError } from '#client/index.ts';
import { settled } from '#shared/save/settle.ts';
import { allDone, runSteps } from '#shared/save/steps.ts';
import {
  combinationBody,
  combinationSteps,
  newCombinations,
  renameSteps,
  renamedValues,
} from './option-values.ts';
import { inOrder } from './query.ts';
import type { Product } from './query.ts';

vi.mock('#generated/admin/products/products.ts', () => ({
  createProductVariant: vi.fn(),
  getGetProductQueryOptions: vi.fn(),
  listProducts: vi.fn(),
  updateProduct: vi.fn(),
  updateProductVariant: vi.fn(),
}));

vi.mock('#shared/save/settle.ts', () => ({ settled: vi.fn(async () => undefined) }));

const variant = (id: string, title: string, size: string, color: string, amount: number) => ({
  id,
  title,
  sku: `SKU-${id}`,
  manage_inventory: true,
  allow_backorder: true,
  options: [
    { option_id: 'size', value: size },
    { option_id: 'color', value: color },
  ],
  prices: [
    { currency_code: 'eur', region_id: null, amount, min_quantity: null, max_quantity: null },
  ],
});
const product = {
  options: [
    { id: 'size', title: 'Size' },
    { id: 'color', title: 'Color' },
  ],
  variants: [
    variant('a', 'S / red', 'S', 'red', 1000),
    variant('b', 'S / blue', 'S', 'blue', 1100),
    variant('c', 'The big one', 'L', 'red', 1200),
  ],
} as unknown as Product;

test('a renamed value goes to all variants that have it; titles that repeat the values follow', () => {
  expect([...renamedValues(product, 'color', new Map([['red', 'Crimson']]))]).toEqual([
    ['a', { options: [{ option_id: 'color', value: 'Crimson' }], title: 'S / Crimson' }],
    ['c', { options: [{ option_id: 'color', value: 'Crimson' }] }],
  ]);
});

test('a new value makes a variant with each combination of the others, like the one with the chosen value', () => {
  const made = newCombinations(product, 'color', 'green', 'blue');
  expect(made.map(({ title, pattern }) => [title, pattern.id])).toEqual([
    ['S / green', 'b'],
    ['L / green', 'c'],
  ]);
  const [first] = made;
  if (!first) throw new Error('None');
  const body = combinationBody(product.options, first);
  expect(body).toMatchObject({
    title: 'S / green',
    allow_backorder: true,
    prices: [{ currency_code: 'eur', amount: 1100 }],
    options: [
      { option_id: 'size', value: 'S' },
      { option_id: 'color', value: 'green' },
    ],
  });
  expect(body).not.toHaveProperty('sku');
});

test('new variants are made one after the other, in the order of those that there are', () => {
  const ranked = inOrder({
    ...product,
    variants: product.variants.map((one, rank) => ({ ...one, variant_rank: rank })).toReversed(),
  });
  const steps = combinationSteps(product, newCombinations(ranked, 'size', 'XL', 'S'), {
    read: vi.fn(),
    withStock: false,
    label: ({ title }) => title,
  });
  expect(steps.map(({ label, stage }) => [label, stage])).toEqual([
    ['XL / red', 1],
    ['XL / blue', 2],
  ]);
});

test('a new variant whose answer is lost is looked for once the server has ended', async () => {
  const made = variant('v9', 'XL / red', 'XL', 'red', 1000);
  const there = { ...product, variants: [...product.variants, made] } as never;
  vi.mocked(createProductVariant).mockRejectedValueOnce(
    new ApiError('No answer', { kind: 'network', outcome: 'unknown' }),
  );
  const read = vi.fn(async () =>
    vi.mocked(settled).mock.calls.length > 0 ? there : (product as never),
  );
  const [step] = combinationSteps(product, newCombinations(product, 'size', 'XL', 'S'), {
    read,
    withStock: false,
    label: ({ title }) => title,
  });
  await step?.run({ signal: new AbortController().signal });
  await step?.run({ signal: new AbortController().signal });
  expect(createProductVariant).toHaveBeenCalledOnce();
  expect(read).toHaveBeenCalledTimes(2);
});

test('when no answer comes to many at once, a retry sends them one by one', async () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    variant(`v${index}`, `S ${index}`, 'S', 'red', 1000),
  );
  vi.mocked(listProducts).mockResolvedValue({ products: [{ variants: many }] } as never);
  vi.mocked(updateProduct).mockRejectedValueOnce(new Error('No answer'));
  const steps = renameSteps(
    { ...product, id: 'p', variants: many } as unknown as Product,
    'color',
    new Map([['red', 'Crimson']]),
    ({ title }) => title,
  );
  const { signal } = new AbortController();
  const first = await runSteps(steps, new Set(), () => undefined, { signal });
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set(['failed']));
  expect(updateProductVariant).not.toHaveBeenCalled();
  expect(allDone(await runSteps(steps, new Set(), () => undefined, { signal }))).toBe(true);
  expect(updateProduct).toHaveBeenCalledOnce();
  expect(updateProductVariant).toHaveBeenCalledTimes(7);
});
