import { beforeEach, expect, test, vi } from 'vitest';
import type { CreateDraftOrderBody } from '#generated/admin/admin.schemas.ts';
import { ApiError } from '#client/index.ts';
import { createOnce } from '#shared/save/create-once.ts';
import { draftCreation } from './creation.ts';

const api = vi.hoisted(() => ({
  createDraftOrder: vi.fn(),
  getDraftOrder: vi.fn(),
  listDraftOrders: vi.fn(),
}));
vi.mock('#generated/admin/draft-orders/draft-orders.ts', () => api);
vi.mock('#shared/save/settle.ts', () => ({ settled: async () => undefined }));

const BODY: CreateDraftOrderBody = {
  email: 'Ada@example.com',
  region_id: 'reg_1',
  items: [
    { variant_id: 'variant_1', quantity: 2 },
    { variant_id: 'variant_2', quantity: 1, unit_price: 500 },
    { title: 'Wrapping', quantity: 1, unit_price: 300 },
  ],
  discounts: [{ code: 'spring' }],
  shipping_methods: [{ option_id: 'so_1', price: 700 }],
};

const CART = {
  email: 'ada@example.com',
  region_id: 'reg_1',
  items: [
    { variant_id: null, title: 'Wrapping', quantity: 1, unit_price: 300 },
    { variant_id: 'variant_2', title: 'Buoy', quantity: 1, unit_price: 500 },
    { variant_id: 'variant_1', title: 'Lamp', quantity: 2, unit_price: 1900 },
  ],
  discounts: [{ code: 'SPRING' }],
  shipping_methods: [{ shipping_option_id: 'so_1', price: 700 }],
};
type StoredCart = typeof CART;

let carts: StoredCart[];
const call = { signal: new AbortController().signal };

beforeEach(() => {
  carts = [];
  api.createDraftOrder.mockRejectedValue(new ApiError('', { kind: 'network', outcome: 'unknown' }));
  api.listDraftOrders.mockImplementation(async () => ({
    draft_orders: carts.map(({ email, region_id, items }, at) => ({
      id: `dorder_${at}`,
      cart: { email, region_id, items },
    })),
  }));
  api.getDraftOrder.mockImplementation(async (id: string) => ({
    draft_order: { id, cart: carts[Number(id.slice('dorder_'.length))] },
  }));
});

async function found(...now: StoredCart[]): Promise<unknown> {
  const once = createOnce(draftCreation);
  await once.submit(BODY, call);
  carts = now;
  const outcome = await once.look(call);
  return 'record' in outcome ? [outcome.kind, outcome.record.id] : outcome.kind;
}

const others: [string, Partial<StoredCart>][] = [
  ['another price', { items: CART.items.map((item) => ({ ...item, unit_price: 400 })) }],
  ['another region', { region_id: 'reg_2' }],
  ['no discount', { discounts: [] }],
  ['one more discount', { discounts: [...CART.discounts, { code: 'VIP' }] }],
  ['another shipping option', { shipping_methods: [{ shipping_option_id: 'so_2', price: 700 }] }],
  ['another shipping price', { shipping_methods: [{ shipping_option_id: 'so_1', price: 0 }] }],
  ['no shipping', { shipping_methods: [] }],
];

test.each(others)('a draft of the same items with %s is someone else’s', async (_what, part) => {
  const other = { ...CART, ...part };
  expect(await found(other)).toEqual(['differs', 'dorder_0']);
  carts = [];
  expect(await found(other, CART)).toEqual(['made', 'dorder_1']);
});

test('a draft of other items isn’t read, and is none of ours', async () => {
  api.getDraftOrder.mockClear();
  expect(await found({ ...CART, items: [] })).toBe('notMade');
  expect(api.getDraftOrder).not.toHaveBeenCalled();
});
