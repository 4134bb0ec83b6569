import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListVariantsParams } from '#generated/admin/admin.schemas.ts';
import { findNewestVariants, findVariants } from './to-do.ts';

const list = vi.hoisted(() => vi.fn());

vi.mock('#generated/admin/variants/variants.ts', async (original) => ({
  ...(await original<object>()),
  listVariants: list,
}));

const of = (units: readonly number[]): void => {
  const variants = units.map((inventory_quantity, index) => ({
    id: `variant_${index}`,
    inventory_quantity,
    manage_inventory: true,
  }));
  list.mockImplementation(async ({ limit = 0, offset = 0 }: ListVariantsParams) => ({
    variants: variants.slice(offset, offset + limit),
    count: variants.length,
  }));
};

const QUERIES = ['available=1', 'available=10'];

const counts = async (find: typeof findVariants): Promise<unknown[]> => {
  const reading = { client: new QueryClient(), signal: new AbortController().signal };
  const found = await Promise.all(QUERIES.map(async (query) => find(query, reading)));
  return found.map(({ count, isCut }) => [count, isCut]);
};

beforeEach(() => {
  list.mockReset();
});

test('variants that are tracked are counted below both limits by one call', async () => {
  of([-2, 0, 5, 10]);
  expect(await counts(findNewestVariants)).toEqual([
    [2, false],
    [3, false],
  ]);
  expect(list).toHaveBeenCalledTimes(1);
  expect(list.mock.lastCall?.[0]).toMatchObject({ manage_inventory: true });
});

test('of many variants all are counted, page by page, once for both limits', async () => {
  of(Array.from({ length: 250 }, (_, index) => (index < 240 ? 50 : 0)));
  expect(await counts(findNewestVariants)).toEqual([
    [undefined, true],
    [undefined, true],
  ]);
  list.mockClear();
  expect(await counts(findVariants)).toEqual([
    [10, false],
    [10, false],
  ]);
  expect(list).toHaveBeenCalledTimes(3);
});
