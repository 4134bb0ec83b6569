// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../tests/support/render.tsx';
import type { RequestOptions } from '../client/types.ts';
import {
  CartProvider,
  StorefrontProvider,
  getCreateCartMutationOptions,
  getGetCartQueryKey,
  refreshAfterWrites,
  useCart,
} from './react.ts';

const cartWith = (quantity: number) => ({
  cart: {
    id: 'cart_1',
    completed_at: null,
    billing_address: null,
    items: Array.from({ length: quantity }, (_item, index) => ({ id: `item_${index}` })),
  },
});

let quantity = 0;
const request = vi.fn<(target: string, options?: RequestOptions) => Promise<unknown>>(
  (_target, { method } = {}) => {
    if (method === 'POST') quantity += 1;
    return Promise.resolve(cartWith(quantity));
  },
);

beforeEach(() => {
  quantity = 0;
  request.mockClear();
  globalThis.localStorage.clear();
});

const NEW_CART = { region_id: 'reg_1' };

function Count() {
  const { id, cart, isPending, addItem } = useCart();
  return (
    <button type="button" onClick={() => addItem.mutate({ variant_id: 'v', quantity: 1 })}>
      {isPending ? 'reading' : `${id ?? 'none'} ${cart?.items.length ?? 0}`}
    </button>
  );
}

const shop = (
  <StorefrontProvider client={{ request }}>
    <CartProvider create={NEW_CART}>
      <Count />
    </CartProvider>
  </StorefrontProvider>
);

const button = () => document.querySelector('button');

const shows = (text: string) =>
  vi.waitFor(async () => {
    await act(async () => Promise.resolve());
    expect(button()?.textContent).toBe(text);
  });

async function press() {
  await act(async () => button()?.click());
}

test('the cart of this browser is kept and shown', async () => {
  render(shop);
  await shows('none 0');
  expect(request).not.toHaveBeenCalled();
  await press();
  await shows('cart_1 1');
  expect(globalThis.localStorage.getItem('cart_id')).toBe('cart_1');
  await press();
  await shows('cart_1 2');
});

test('a kept cart is read again', async () => {
  globalThis.localStorage.setItem('cart_id', 'cart_1');
  quantity = 3;
  render(shop);
  await shows('cart_1 3');
  expect(request.mock.lastCall?.[0]).toBe('/store/carts/cart_1');
});

function Checkout() {
  const { addShippingMethod, createPaymentSessions, selectPaymentSession } = useCart();
  const prepare = () => {
    addShippingMethod.mutate({ option_id: 'so_1' });
    createPaymentSessions.mutate();
    selectPaymentSession.mutate({ provider_id: 'manual' });
  };
  return (
    <button type="button" onClick={prepare}>
      Prepare
    </button>
  );
}

test('shipping and payment are those of the kept cart', async () => {
  globalThis.localStorage.setItem('cart_id', 'cart_1');
  render(
    <StorefrontProvider client={{ request }}>
      <CartProvider create={NEW_CART}>
        <Checkout />
      </CartProvider>
    </StorefrontProvider>,
  );
  await press();
  const written = () =>
    request.mock.calls.flatMap(([target, options]) => (options?.method === 'POST' ? [target] : []));
  await vi.waitFor(() =>
    expect(written()).toEqual([
      '/store/carts/cart_1/shipping-methods',
      '/store/carts/cart_1/payment-sessions',
      '/store/carts/cart_1/payment-session',
    ]),
  );
});

test('a server shows no cart', () => {
  globalThis.localStorage.setItem('cart_id', 'cart_1');
  const page = <QueryClientProvider client={new QueryClient()}>{shop}</QueryClientProvider>;
  expect(renderToString(page)).toContain('none 0');
  expect(request).not.toHaveBeenCalled();
});

test('without its provider, the hook says what is missing', () => {
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <StorefrontProvider client={{ request }}>
        <Count />
      </StorefrontProvider>
    </QueryClientProvider>
  );
  expect(() => renderToString(page)).toThrow('<CartProvider>');
});

test('the cart in the answer of a write is shown before it is read again', async () => {
  const queryClient = new QueryClient();
  const stop = refreshAfterWrites(queryClient);
  const key = getGetCartQueryKey('cart_1');
  await queryClient
    .getMutationCache()
    .build(queryClient, getCreateCartMutationOptions({ request }))
    .execute({ data: {} });
  expect(queryClient.getQueryData(key)).toEqual(cartWith(1));
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  stop();
});
