import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import type { Trial } from './trial-cart.ts';

const { api, kept, log } = vi.hoisted(() => ({
  api: {
    startCart: vi.fn(),
    changeCart: vi.fn(),
    putItem: vi.fn(),
    removeItem: vi.fn(),
    shippingOptionsOf: vi.fn(),
    chooseShipping: vi.fn(),
  },
  kept: new Map<string, string>(),
  log: [] as string[],
}));
vi.mock('./storefront-api.ts', () => api);
vi.mock('#app/preferences/browser-storage.ts', () => ({
  personKey: (name: string) => name,
  loadFromBrowser: (key: string) => kept.get(key) ?? null,
  saveToBrowser: (key: string, text: string) => void kept.set(key, text),
}));
vi.mock('#app/preferences/storage.ts', () => ({ ownerPrefix: (owner: string) => owner }));

const CALL = { signal: new AbortController().signal };
const GUEST: Trial = {
  regionId: 'reg_1',
  customerId: null,
  items: [{ variantId: 'v1', quantity: 2 }],
  code: 'TEN',
};
const error = (status: number, outcome: 'failed' | 'unknown' = 'failed'): ApiError =>
  new ApiError('', { kind: 'http', outcome, status });

const carts = new Map<string, { items: string[]; code: string | null; completed: string | null }>();
const cart = (id: string) => {
  const { items = [], completed = null } = carts.get(id) ?? {};
  return { id, items: items.map((item) => ({ id: item })), completed_at: completed };
};

const { tryCart } = await import('./trial-cart.ts');

beforeEach(() => {
  vi.resetAllMocks();
  kept.clear();
  carts.clear();
  log.length = 0;
  api.startCart.mockImplementation(async () => {
    const id = `cart_${carts.size + 1}`;
    carts.set(id, { items: [], code: null, completed: null });
    log.push(`start ${id}`);
    return cart(id);
  });
  api.changeCart.mockImplementation(
    async (id: string, body: { discounts?: { code: string }[] }) => {
      const stored = carts.get(id);
      if (!stored) throw error(404);
      if (body.discounts) stored.code = body.discounts[0]?.code ?? null;
      log.push(`change ${id} ${Object.keys(body).join(' ')}`);
      return cart(id);
    },
  );
  api.putItem.mockImplementation(
    async (id: string, { variant_id: item }: { variant_id: string }) => {
      carts.get(id)?.items.push(item);
      return cart(id);
    },
  );
  api.removeItem.mockImplementation(async (id: string, item: string) => {
    const stored = carts.get(id);
    if (stored) stored.items = stored.items.filter((one) => one !== item);
    return cart(id);
  });
});

const starts = (): string[] => log.filter((line) => line.startsWith('start'));

test('a cart is marked, used again, and empty after each trial', async () => {
  const first = await tryCart(GUEST, 'me', CALL);
  expect(api.startCart.mock.calls[0]?.[0]).toEqual({
    region_id: 'reg_1',
    context: { quartermaster_trial: true },
  });
  expect(first.discounted).toBeDefined();
  expect(first.isEmptied).toBe(true);
  await tryCart(GUEST, 'me', CALL);
  expect(starts()).toEqual(['start cart_1']);
  expect(carts.get('cart_1')).toEqual({ items: [], code: null, completed: null });
});

test('guests and customers have a cart each, and so has each user', async () => {
  await tryCart(GUEST, 'me', CALL);
  await tryCart({ ...GUEST, customerId: 'cus_1' }, 'me', CALL);
  await tryCart({ ...GUEST, customerId: 'cus_2' }, 'me', CALL);
  await tryCart(GUEST, 'you', CALL);
  expect(starts()).toHaveLength(3);
});

test('a cart that is gone or was completed is replaced', async () => {
  await tryCart(GUEST, 'me', CALL);
  carts.delete('cart_1');
  carts.set('other', { items: [], code: null, completed: null });
  await tryCart(GUEST, 'me', CALL);
  const bought = carts.get('cart_2');
  if (bought) bought.completed = '2026-11-23T12:00:00Z';
  await tryCart(GUEST, 'me', CALL);
  expect(starts()).toEqual(['start cart_1', 'start cart_2', 'start cart_3']);
});

test('what an earlier trial left in the cart goes first', async () => {
  api.removeItem.mockRejectedValueOnce(error(500));
  expect((await tryCart(GUEST, 'me', CALL)).isEmptied).toBe(false);
  expect(carts.get('cart_1')?.items).toEqual(['v1']);
  await tryCart({ ...GUEST, items: [] }, 'me', CALL);
  expect(carts.get('cart_1')?.items).toEqual([]);
});

test('a refused code and a refused item are the answer; a lost connection is not', async () => {
  api.putItem.mockRejectedValueOnce(error(400));
  const items = [...GUEST.items, { variantId: 'v2', quantity: 1 }];
  const partly = await tryCart({ ...GUEST, items }, 'me', CALL);
  expect(partly.refusedItems.map(({ variantId }) => variantId)).toEqual(['v1']);
  expect(partly.cart.items.map(({ id }) => id)).toEqual(['v2']);

  const usual = api.changeCart.getMockImplementation();
  api.changeCart.mockImplementation(async (id: string, body: { discounts?: unknown[] }) => {
    if (body.discounts?.length) throw error(400);
    return usual?.(id, body);
  });
  const refused = await tryCart(GUEST, 'me', CALL);
  expect([refused.refusal?.status, refused.discounted]).toEqual([400, undefined]);

  api.putItem.mockRejectedValueOnce(error(503, 'unknown'));
  await expect(tryCart(GUEST, 'me', CALL)).rejects.toMatchObject({ status: 503 });
  expect(carts.get('cart_1')?.items).toEqual([]);
});

test('trials go one after the other', async () => {
  await Promise.all([tryCart(GUEST, 'me', CALL), tryCart(GUEST, 'me', CALL)]);
  expect(starts()).toHaveLength(1);
});
