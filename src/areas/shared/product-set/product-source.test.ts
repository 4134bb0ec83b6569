import { expect, test, vi } from 'vitest';
import { listProducts } from '#generated/admin/products/products.ts';
import { offerSource } from './product-source.ts';

vi.mock('#generated/admin/products/products.ts', async (original) => ({
  ...(await original<object>()),
  listProducts: vi.fn(async () => ({ products: [], count: 0 })),
}));

const { signal } = new AbortController();
const source = offerSource('set_1', {
  relation: 'collection',
  isIn: () => false,
  detail: () => '',
});

test('the server filters what a picker of products offers', async () => {
  const page = { q: 'rope', limit: 50, offset: 0 };
  const filters = {
    status: ['draft', 'gone'],
    collection_id: [],
    type_id: ['ptyp_1'],
    tags: ['t_1'],
  };
  await source.narrow?.(filters).find(page, signal);
  expect(vi.mocked(listProducts).mock.lastCall?.[0]).toMatchObject({
    ...page,
    is_giftcard: false,
    status: ['draft'],
    type_id: ['ptyp_1'],
    tags: ['t_1'],
  });
  expect(vi.mocked(listProducts).mock.lastCall?.[0]).not.toHaveProperty('collection_id');
});

test('without filters all are offered, and each choice has answers of its own', async () => {
  await source.find({ limit: 50, offset: 0 }, signal);
  expect(vi.mocked(listProducts).mock.lastCall?.[0]).not.toHaveProperty('status');
  expect(source.narrow?.({ tags: ['t_1'] }).key).not.toEqual(source.key);
  expect(source.narrow?.({}).key).toEqual(source.key);
});
