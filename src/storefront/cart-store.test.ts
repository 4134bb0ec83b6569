import { expect, test, vi } from 'vitest';
import { ApiError } from '../client/error.ts';
import type { RequestOptions } from '../client/types.ts';
import { createCartStore } from './cart-store.ts';

interface Fields {
  variant_id?: string;
  items?: { variant_id: string }[];
}

const answered = (status: number): ApiError =>
  new ApiError('failed', { kind: 'http', outcome: 'failed', status });

/** Like the server: of a lost cart, a write answers 500 and a read 404. */
function shop(kept?: string) {
  const carts = new Map<string, { id: string; completed_at: string | null; items: string[] }>();
  const calls: string[] = [];
  const request = async (target: string, { method = 'GET', body }: RequestOptions = {}) => {
    await Promise.resolve();
    calls.push(`${method} ${target.replace('/store/carts', '')}`);
    const fields = typeof body === 'string' ? (JSON.parse(body) as Fields) : {};
    if (target === '/store/carts') {
      const id = `cart_${carts.size + 1}`;
      const items = (fields.items ?? []).map((item) => item.variant_id);
      const cart = { id, completed_at: null, items };
      carts.set(id, cart);
      return { cart: { ...cart } };
    }
    if (target.startsWith('/store/orders/cart/')) {
      if (!carts.get(target.slice('/store/orders/cart/'.length))?.completed_at) throw answered(404);
      return { order: { id: 'order_1' } };
    }
    const [id = '', part] = target.replace('/store/carts/', '').split('/');
    const cart = carts.get(id);
    if (!cart) throw answered(method === 'GET' ? 404 : 500);
    if (method === 'GET') return { cart: { ...cart } };
    if (cart.completed_at || fields.variant_id === 'missing') throw answered(404);
    if (fields.variant_id === 'lost') {
      throw new ApiError('Network Error', { kind: 'network', outcome: 'unknown' });
    }
    if (part === 'complete') {
      if (cart.items.includes('unpaid')) return { type: 'cart', data: { ...cart } };
      if (!cart.items.includes('unsent')) cart.completed_at = '2026-01-01';
      if (cart.items.some((item) => item === 'unsent' || item === 'unanswered')) {
        throw new ApiError('Network Error', { kind: 'network', outcome: 'unknown' });
      }
      return { type: 'order', data: { id: 'order_1' } };
    }
    cart.items.push(fields.variant_id ?? '');
    return { cart: { ...cart } };
  };
  const memory = new Map<string, string>();
  if (kept !== undefined) memory.set('key', kept);
  const store = createCartStore({ request }, 'key', {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  });
  const add = (variant_id: string) => store.add({ variant_id, quantity: 1 }, { region_id: 'reg' });
  return { carts, calls, store, add };
}

const { signal } = new AbortController();

test('the first item starts a cart, and later ones go into it', async () => {
  const { carts, calls, store, add } = shop();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  expect(store.getId()).toBeUndefined();
  await Promise.all([add('a'), add('b')]);
  expect(store.getId()).toBe('cart_1');
  expect(listener).toHaveBeenCalledOnce();
  expect(calls).toEqual(['POST ', 'POST /cart_1/line-items']);
  expect([...carts.values()].map(({ items }) => items)).toEqual([['a', 'b']]);
  stop();
});

test('an item with metadata goes into a cart of its own in a second call', async () => {
  const { calls, store } = shop();
  await store.add({ variant_id: 'a', quantity: 1, metadata: { engraving: 'Ada' } }, {});
  expect(calls).toEqual(['POST ', 'POST /cart_1/line-items']);
});

test('a cart that the server has lost or completed is replaced', async () => {
  const { carts, store, add } = shop('cart_lost');
  await add('a');
  expect(store.getId()).toBe('cart_1');
  const [cart] = carts.values();
  if (cart) cart.completed_at = '2026-01-01';
  await add('b');
  expect(store.getId()).toBe('cart_2');
  expect(carts.get('cart_2')?.items).toEqual(['b']);
});

test('a refused item or a lost answer starts no other cart', async () => {
  const { carts, store, add } = shop();
  await add('a');
  await expect(add('missing')).rejects.toMatchObject({ status: 404 });
  await expect(add('lost')).rejects.toMatchObject({ outcome: 'unknown' });
  expect(store.getId()).toBe('cart_1');
  expect(carts.size).toBe(1);
  await add('b');
  expect(carts.get('cart_1')?.items).toEqual(['a', 'b']);
});

test('reading forgets a cart that is gone, and keeps one that is not', async () => {
  const { carts, store, add } = shop('cart_lost');
  await expect(store.read('cart_lost', signal)).rejects.toMatchObject({ status: 404 });
  expect(store.getId()).toBeUndefined();
  await add('a');
  await store.read('cart_1', signal);
  expect(store.getId()).toBe('cart_1');
  const [cart] = carts.values();
  if (cart) cart.completed_at = '2026-01-01';
  await store.read('cart_1', signal);
  expect(store.getId()).toBeUndefined();
});

test('a change of a cart that is gone fails, and forgets it', async () => {
  const { store } = shop('cart_lost');
  await expect(store.change(() => Promise.reject(answered(500)))).rejects.toMatchObject({
    status: 500,
  });
  expect(store.getId()).toBeUndefined();
});

test('an order is found whose answer was lost, and a cart without one is kept', async () => {
  const { carts, store, add } = shop();
  await add('unsent');
  await expect(store.complete()).rejects.toMatchObject({ outcome: 'unknown' });
  expect(store.getId()).toBe('cart_1');
  carts.get('cart_1')?.items.splice(0, 1, 'unanswered');
  await expect(store.complete()).resolves.toEqual({ type: 'order', data: { id: 'order_1' } });
  expect(store.getId()).toBeUndefined();
});

test('changes are sent one after the other, also after one that failed', async () => {
  const { store } = shop('cart_lost');
  const sent: string[] = [];
  let fail: (error: unknown) => void = () => undefined;
  const first = store.change((id) => {
    sent.push(`first of ${id}`);
    return new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
  });
  const second = store.change(async (id) => sent.push(`second of ${id}`));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  fail(new ApiError('Network Error', { kind: 'network', outcome: 'unknown' }));
  await expect(first).rejects.toMatchObject({ outcome: 'unknown' });
  await second;
  expect(sent).toEqual(['first of cart_lost', 'second of cart_lost']);
});

test('the cart is forgotten for the next shopper, and every listener hears of it', async () => {
  const { store, add } = shop('cart_lost');
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.forget();
  store.forget();
  expect(store.getId()).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
  await add('a');
  expect(store.getId()).toBe('cart_1');
  stop();
});

test('an order ends the cart; a payment that needs the shopper doesn’t', async () => {
  const { carts, store, add } = shop();
  await add('unpaid');
  await expect(store.complete()).resolves.toMatchObject({ type: 'cart' });
  expect(store.getId()).toBe('cart_1');
  carts.get('cart_1')?.items.splice(0);
  await expect(store.complete()).resolves.toMatchObject({ type: 'order' });
  expect(store.getId()).toBeUndefined();
});
