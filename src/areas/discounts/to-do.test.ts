import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListDiscountsParams } from '#generated/admin/admin.schemas.ts';
import { findAllDiscounts, findDiscounts } from './to-do.ts';

const list = vi.hoisted(() => vi.fn());

vi.mock('#generated/admin/discounts/discounts.ts', async (original) => ({
  ...(await original<object>()),
  listDiscounts: list,
}));

const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/** The oldest ends soon. */
const stock = (length: number): object[] =>
  Array.from({ length }, (_, index) => ({
    id: `disc_${index}`,
    is_disabled: false,
    starts_at: inDays(-9),
    ends_at: index === length - 1 ? inDays(3) : null,
  }));

const of = (discounts: readonly object[]): void => {
  list.mockImplementation(async ({ limit = 0, offset = 0 }: ListDiscountsParams) => ({
    discounts: discounts.slice(offset, offset + limit),
    count: discounts.length,
  }));
};

const reading = { client: new QueryClient(), signal: new AbortController().signal };

beforeEach(() => {
  list.mockReset();
});

test('one call counts the discounts that change soon', async () => {
  of(stock(20));
  expect(await findDiscounts('soon=7', reading)).toEqual({
    count: 1,
    isCut: false,
    oldest: undefined,
  });
  expect(list).toHaveBeenCalledTimes(1);
});

test('beyond the newest, all are counted page by page', async () => {
  of(stock(1200));
  expect(await findDiscounts('soon=7', reading)).toMatchObject({ count: undefined, isCut: true });
  list.mockClear();
  expect(await findAllDiscounts('soon=7', reading)).toMatchObject({ count: 1, isCut: false });
  expect(list).toHaveBeenCalledTimes(3);
});
