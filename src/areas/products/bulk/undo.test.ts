import { beforeEach, expect, test, vi } from 'vitest';
import { listProducts, updateProduct } from '#generated/admin/products/products.ts';
import { removeProductsFromCategory } from '#generated/admin/product-categories/product-categories.ts';
import { stepsOfUndo, undoPlan } from '#shared/bulk/undo.ts';
import { allDone, runSteps } from '#shared/save/steps.ts';
import type { ProductChange, EarlierProduct } from './change.ts';
import { changeSteps } from './plan.ts';
import { productBulk } from './products.ts';

vi.mock('#generated/admin/products/products.ts', () => ({
  listProducts: vi.fn(),
  updateProduct: vi.fn(),
}));
vi.mock('#generated/admin/product-categories/product-categories.ts', () => ({
  addProductsToCategory: vi.fn(),
  removeProductsFromCategory: vi.fn(),
}));

const product = (id: string, fields: Partial<EarlierProduct> = {}): EarlierProduct => ({
  id,
  title: id,
  status: 'draft',
  collection_id: null,
  type: null,
  tags: [],
  channels: [],
  categories: [],
  variants: [],
  ...fields,
});
const type = (value: string): EarlierProduct['type'] => ({ id: value, value });
const call = { signal: new AbortController().signal };
const ids = (products: readonly EarlierProduct[]): string => products.map(({ id }) => id).join('');

beforeEach(() => vi.clearAllMocks());

test.each<
  [ProductChange, Partial<EarlierProduct>, Partial<EarlierProduct>, Partial<EarlierProduct>]
>([
  [{ kind: 'status', status: 'published' }, {}, { status: 'published' }, { status: 'rejected' }],
  [{ kind: 'collection', id: 'c' }, {}, { collection_id: 'c' }, { collection_id: 'd' }],
  [{ kind: 'type', value: 'Lamp' }, {}, { type: type('Lamp') }, { type: type('Light') }],
  [
    { kind: 'tags', mode: 'add', values: ['new'] },
    { tags: ['old'] },
    { tags: ['new', 'old'] },
    { tags: ['old', 'new', 'theirs'] },
  ],
  [{ kind: 'channel', mode: 'add', id: 'web' }, {}, { channels: ['web'] }, { channels: [] }],
  [{ kind: 'category', mode: 'remove', id: 'x' }, { categories: ['x'] }, {}, { categories: ['x'] }],
])('only what still has what %o gave it is put back', (change, earlier, left, theirs) => {
  const products = [product('a', earlier), product('b', earlier), product('c', earlier)];
  const plan = undoPlan(productBulk, { change, items: products }, [
    product('a', left),
    product('b', theirs),
  ]);
  expect(ids(plan.restored)).toBe('a');
  expect(plan.restored[0]).toBe(products[0]);
  expect(ids(plan.kept)).toBe('b');
  expect(ids(plan.gone)).toBe('c');
});

test('it looks once more right before it writes', async () => {
  const change: ProductChange = { kind: 'status', status: 'published' };
  const products = [product('a'), product('b')];
  const done = { id: 1, at: 0, label: '', change, items: products };
  const looked = vi.fn();
  const steps = stepsOfUndo(
    productBulk,
    done,
    { restored: products, kept: [], gone: [] },
    { look: '', labelOf: () => '' },
    looked,
  );
  vi.mocked(listProducts).mockResolvedValue({
    products: [
      { id: 'a', status: 'published' },
      { id: 'b', status: 'rejected' },
    ],
  } as never);
  for (const step of steps) await step.run(call);
  expect(vi.mocked(updateProduct).mock.calls).toEqual([['a', { status: 'draft' }, call]]);
  expect(looked.mock.calls[0]?.[0]).toMatchObject({ kept: [{ id: 'b' }] });
});

test('of many that are moved by one call those are left out that someone has changed', async () => {
  const change: ProductChange = { kind: 'category', mode: 'add', id: 'x' };
  const products = [product('a'), product('b')];
  const steps = stepsOfUndo(
    productBulk,
    { id: 1, at: 0, label: '', change, items: products },
    { restored: products, kept: [], gone: [] },
    { look: '', labelOf: () => '' },
    () => {},
  );
  vi.mocked(listProducts).mockResolvedValue({
    products: [
      { id: 'a', categories: [] },
      { id: 'b', categories: [{ id: 'x' }] },
    ],
  } as never);
  for (const step of steps) await step.run(call);
  expect(vi.mocked(removeProductsFromCategory).mock.calls.map(([, body]) => body)).toEqual([
    { product_ids: [{ id: 'b' }] },
  ]);
});

test('a retry writes what an earlier try could not', async () => {
  const change: ProductChange = { kind: 'status', status: 'published' };
  const done = { id: 1, at: 0, label: '', change, items: [product('a')] };
  vi.mocked(listProducts).mockResolvedValue({
    products: [product('a', { status: 'published' })],
    count: 1,
  } as never);
  vi.mocked(updateProduct).mockRejectedValueOnce(new Error('No answer'));
  const steps = stepsOfUndo(
    productBulk,
    done,
    { restored: done.items, kept: [], gone: [] },
    { look: 'look', labelOf: () => 'undo' },
    () => undefined,
  );
  const first = await runSteps(steps, new Set(), () => undefined, call);
  expect(first.map(({ status }) => status)).toEqual(['done', 'failed']);
  const second = await runSteps(steps, new Set(['look']), () => undefined, call);
  expect(allDone(second)).toBe(true);
  expect(updateProduct).toHaveBeenCalledTimes(2);
});

test('a tag that comes between the look of the undo and its call stays', async () => {
  const tagged = (...values: string[]) =>
    ({ products: [{ ...product('a'), tags: values.map((value) => ({ value })) }] }) as never;
  vi.mocked(listProducts)
    .mockResolvedValueOnce(tagged('old', 'new'))
    .mockResolvedValueOnce(tagged('old', 'new', 'theirs'));
  const change: ProductChange = { kind: 'tags', mode: 'add', values: ['new'] };
  const items = [product('a', { tags: ['old'] })];
  const steps = stepsOfUndo(
    productBulk,
    { id: 1, at: 0, label: '', change, items },
    { restored: items, kept: [], gone: [] },
    { look: '', labelOf: () => '' },
    () => undefined,
  );
  for (const step of steps) await step.run(call);
  expect(vi.mocked(updateProduct).mock.calls[0]?.[1]).toEqual({
    tags: [{ value: 'old' }, { value: 'theirs' }],
  });
});

test('tags that others gave a product since it was selected stay', async () => {
  const now = { ...product('a'), tags: [{ value: 'old' }, { value: 'theirs' }] };
  vi.mocked(listProducts).mockResolvedValue({ products: [now] } as never);
  const change: ProductChange = { kind: 'tags', mode: 'add', values: ['new'] };
  const steps = changeSteps(change, [product('a', { tags: ['old'] })], () => '');
  await runSteps(steps, new Set(), () => undefined, call);
  expect(vi.mocked(updateProduct).mock.calls[0]?.[1]).toEqual({
    tags: [{ value: 'old' }, { value: 'theirs' }, { value: 'new' }],
  });
});
