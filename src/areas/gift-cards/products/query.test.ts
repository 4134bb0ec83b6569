import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { denominationsOf, giftCardProducts, readDenominations } from './query.ts';

const calls = vi.hoisted(() => ({ products: vi.fn(), variants: vi.fn() }));
vi.mock('#generated/admin/products/products.ts', async (original) => ({
  ...(await original<object>()),
  listProducts: calls.products,
  listProductVariants: calls.variants,
}));

interface Page {
  limit: number;
  offset: number;
}

const records = Array.from({ length: 121 }, (_, at) => ({ id: `record_${at}` }));
const count = records.length;
const rowsOf = ({ limit, offset }: Page) => records.slice(offset, offset + limit);

beforeEach(() => {
  calls.products.mockReset().mockImplementation(async (page: Page) => ({
    products: rowsOf(page),
    count,
  }));
  calls.variants.mockReset().mockImplementation(async (_id: string, page: Page) => ({
    variants: rowsOf(page),
    count,
  }));
});

test('all gift card products are read, and all denominations of each', async () => {
  const client = new QueryClient();
  expect(await client.fetchQuery(giftCardProducts)).toEqual(records);
  expect(await client.fetchQuery(denominationsOf('prod_1'))).toEqual(records);
  const { signal } = new AbortController();
  expect(await readDenominations(client, 'prod_1', { signal })).toEqual(records);
  expect(client.getQueryData(denominationsOf('prod_1').queryKey)).toEqual(records);
});
