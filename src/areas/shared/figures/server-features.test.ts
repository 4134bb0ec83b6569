import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';

const api = vi.hoisted(() => ({ getStore: vi.fn(), listOrders: vi.fn(), listOrderEdits: vi.fn() }));
vi.mock('#generated/admin/store/store.ts', () => ({ getStore: api.getStore }));
vi.mock('#generated/admin/orders/orders.ts', () => ({ listOrders: api.listOrders }));
vi.mock('#generated/admin/order-edits/order-edits.ts', () => ({
  listOrderEdits: api.listOrderEdits,
}));

const PART = { limit: 100, offset: 0 };
const storeWith = (...features: string[]): object => ({
  store: { feature_flags: features.map((key) => ({ key, value: true })), modules: [] },
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.resetModules();
  api.listOrders.mockResolvedValue({ orders: [], count: 0 });
  api.listOrderEdits.mockResolvedValue({ order_edits: [], count: 0 });
});

const fieldsAsked = async (): Promise<string[][]> => {
  const { fetchOrders } = await import('./orders-query.ts');
  const call = { signal: new AbortController().signal };
  await fetchOrders({ order: 'display_id' }, PART, call);
  await fetchOrders({ order: 'display_id' }, PART, call);
  const asked = api.listOrders.mock.calls as [{ fields: string }][];
  return asked.map(([{ fields }]) => fields.split(','));
};

test.each([
  ['with', true],
  ['without', false],
])('%s sales channels, orders are asked for what they have', async (_, hasChannels) => {
  api.getStore.mockResolvedValue(storeWith(...(hasChannels ? ['sales_channels'] : [])));
  const asked = await fieldsAsked();
  expect(asked.map((fields) => fields.includes('sales_channel_id'))).toEqual([
    hasChannels,
    hasChannels,
  ]);
  expect(api.getStore).toHaveBeenCalledOnce();
});

test('a store that can’t be read counts as having all, and is asked again', async () => {
  const error = new ApiError('Network Error', { kind: 'network', outcome: 'failed' });
  api.getStore.mockRejectedValueOnce(error).mockResolvedValue(storeWith());
  const asked = await fieldsAsked();
  expect(asked.map((fields) => fields.includes('sales_channel_id'))).toEqual([true, false]);
});

test.each([
  [['order_editing'], 1],
  [[], 0],
])('with the features %j, order edits are asked for %i times', async (features, times) => {
  api.getStore.mockResolvedValue(storeWith(...features));
  const { fetchEdits } = await import('./after-sales.ts');
  const page = await fetchEdits(PART, { signal: new AbortController().signal });
  expect(page).toEqual({ rows: [], count: 0 });
  expect(api.listOrderEdits).toHaveBeenCalledTimes(times);
});
