import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { listProducts } from '#generated/admin/products/products.ts';
import { listVariants } from '#generated/admin/variants/variants.ts';
import { variantSource, variantsOf } from './variant-source.ts';

vi.mock('#generated/admin/products/products.ts', async (original) => ({
  ...(await original<object>()),
  listProducts: vi.fn(),
}));
vi.mock('#generated/admin/variants/variants.ts', async (original) => ({
  ...(await original<object>()),
  listVariants: vi.fn(),
}));

const STORED = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, title: id, product: { title: id } }));
const { signal } = new AbortController();
const context = { regionId: 'reg_1', currency: 'eur' };
const read = vi.fn(async () => ['d', 'b']);

beforeEach(() => {
  vi.mocked(listVariants).mockReset();
  vi.mocked(listVariants).mockImplementation((async ({
    id,
    offset = 0,
    limit = 2,
  }: {
    id?: string[];
    offset?: number;
    limit?: number;
  }) => ({
    variants: STORED.filter((one) => id?.includes(one.id) ?? true).slice(offset, offset + limit),
    count: STORED.length,
  })) as never);
});

test('the variants of some products are offered first, and none twice', async () => {
  const source = variantSource(context, () => '', { key: 'prod_1', read });
  const page = async (offset: number): Promise<string[]> => {
    const { options } = await source.find({ limit: 3, offset }, signal);
    return options.map(({ value }) => value);
  };
  expect(await page(0)).toEqual(['b', 'd', 'a', 'c']);
  expect(await page(3)).toEqual(['e']);
});

test('a search finds them first too, and without them there is one call', async () => {
  const search = { q: 'rope', limit: 3, offset: 0 };
  await variantSource(context, () => '', { key: 'prod_1', read }).find(search, signal);
  expect(vi.mocked(listVariants).mock.calls.map(([asked]) => [asked?.q, asked?.id])).toEqual([
    ['rope', undefined],
    ['rope', ['d', 'b']],
  ]);
  vi.mocked(listVariants).mockClear();
  await variantSource(context, () => '').find(search, signal);
  expect(listVariants).toHaveBeenCalledOnce();
});

test('the variants of products are read with one call', async () => {
  const products = [{ variants: [{ id: 'a' }, null] }, { variants: null }, null];
  vi.mocked(listProducts).mockResolvedValue({ products } as never);
  expect(await new QueryClient().fetchQuery(variantsOf(['prod_1']))).toEqual(['a']);
  expect(listProducts).toHaveBeenCalledOnce();
});
