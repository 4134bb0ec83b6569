import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { productRecord } from './query.ts';
import { byRank } from './rank.ts';
import { saveOrder } from './variant-order.ts';

const calls = vi.hoisted(() => ({ update: vi.fn() }));
vi.mock('#generated/admin/products/products.ts', async (original) => ({
  ...(await original<object>()),
  updateProduct: calls.update,
}));

const named = (ids: string): { id: string }[] => [...ids].map((id) => ({ id }));
const readNow = vi.spyOn(productRecord, 'readNow');

beforeEach(() => vi.clearAllMocks());

/** @param now the product's variants, and those of the answer */
const save = (order: string, { now, answered }: { now: string; answered: string }) => {
  readNow.mockResolvedValue({ variants: named(now) } as never);
  calls.update.mockResolvedValue({ product: { variants: named(answered) } });
  const call = { signal: new AbortController().signal };
  return saveOrder({} as QueryClient, 'prod_1', named(order), call);
};

test('variants stand by their ranks; those of one rank as they came', () => {
  const variants = [
    { id: 'c', variant_rank: 2 },
    { id: 'a', variant_rank: 0 },
    { id: 'b' },
    { id: 'd', variant_rank: 2 },
  ];
  expect(byRank(variants).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('an order is sent only with all variants and no others, and once', async () => {
  expect(await save('ba', { now: 'ab', answered: 'ab' })).toBe(true);
  expect(calls.update).toHaveBeenCalledExactlyOnceWith(
    'prod_1',
    { variants: named('ba') },
    expect.objectContaining({ maxRetries: 0 }),
  );
  calls.update.mockClear();
  expect(await save('ab', { now: 'a', answered: 'ab' })).toBe(false);
  expect(await save('ab', { now: 'abc', answered: 'ab' })).toBe(false);
  expect(await save('ab', { now: 'ac', answered: 'ab' })).toBe(false);
  expect(calls.update).not.toHaveBeenCalled();
});

test('an order is not saved if the answer has other variants than were sent', async () => {
  expect(await save('ab', { now: 'ab', answered: 'a' })).toBe(false);
  expect(await save('ab', { now: 'ab', answered: 'abc' })).toBe(false);
});
