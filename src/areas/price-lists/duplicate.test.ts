import { beforeEach, expect, test, vi } from 'vitest';
import { settled } from '#shared/save/settle.ts';
import { runSteps } from '#shared/save/steps.ts';
import { copySteps } from './duplicate.ts';
import type { ListPrice, PriceList } from './price-list/query.ts';

const calls = vi.hoisted(() => ({ create: vi.fn(), add: vi.fn(), read: vi.fn() }));
vi.mock('#shared/save/settle.ts', () => ({ settled: vi.fn() }));
vi.mock('#generated/admin/price-lists/price-lists.ts', () => ({
  createPriceList: calls.create,
  upsertPriceListPrices: calls.add,
  getPriceList: calls.read,
  listPriceLists: async () => ({ price_lists: [] }),
  getListPriceListsQueryKey: () => ['admin', 'price-lists'],
  getGetPriceListQueryKey: () => ['admin', 'price-lists', 'one'],
}));

const prices = Array.from({ length: 700 }, (_, index): ListPrice => ({
  id: `ma_${index}`,
  variantId: `v${index}`,
  productId: 'p',
  currency: 'eur',
  region: null,
  amount: index,
  min: index % 2 ? 10 : null,
  max: null,
}));
const list = {
  name: 'Sale',
  description: '',
  type: 'sale',
  status: 'active',
  starts_at: null,
  ends_at: '2026-12-31T22:59:00.000Z',
  customer_groups: [{ id: 'g' }],
} as unknown as PriceList;
const labels = { list: 'list', prices: (from: number, to: number) => `${from}-${to}` };
const call = { signal: new AbortController().signal };

beforeEach(() => {
  calls.create.mockReset().mockResolvedValue({ price_list: { id: 'copy' } });
  calls.add.mockReset().mockResolvedValue({});
  calls.read.mockReset();
});

const stored = (count: number) => ({
  price_list: {
    prices: prices.slice(0, count).map(({ id, variantId, amount, min }) => ({
      id,
      amount,
      currency_code: 'eur',
      region_id: null,
      min_quantity: min,
      max_quantity: null,
      variants: [{ id: variantId, product_id: 'p' }],
    })),
  },
});

test('while the server may still add prices whose answer was lost, none is sent again', async () => {
  const steps = copySteps(list, 'Copy', prices, labels, () => undefined);
  calls.add.mockRejectedValueOnce(new Error('lost'));
  await runSteps(steps, new Set(), () => undefined, call);
  vi.mocked(settled).mockResolvedValueOnce(true).mockResolvedValueOnce(true);
  calls.read.mockResolvedValueOnce(stored(500)).mockResolvedValueOnce(stored(700));
  await runSteps(steps, new Set(['list']), () => undefined, call);
  expect(calls.add).toHaveBeenCalledOnce();
});

test('a copy is a draft with all prices; what a lost answer has added isn’t added again', async () => {
  const made = vi.fn();
  const steps = copySteps(list, 'Copy', prices, labels, made);
  calls.add.mockRejectedValueOnce(new Error('lost'));
  const states = await runSteps(steps, new Set(), () => undefined, call);
  expect(states.map(({ label, status }) => [label, status])).toEqual([
    ['list', 'done'],
    ['501-700', 'failed'],
  ]);
  expect(made).toHaveBeenCalledWith('copy');
  expect(calls.create.mock.calls[0]?.[0]).toMatchObject({
    name: 'Copy',
    status: 'draft',
    ends_at: list.ends_at,
    customer_groups: [{ id: 'g' }],
  });
  calls.read.mockResolvedValue(stored(650));
  await runSteps(steps, new Set(['list']), () => undefined, call);
  const [, again] = calls.add.mock.calls as [string, { prices: unknown[] }][];
  expect(again?.[1].prices).toHaveLength(50);
  expect(calls.create).toHaveBeenCalledTimes(1);
});
