import { isApiError } from 'quartermaster-storefront';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { COOKIE, hasStatus, storeOfShopper } from './store.ts';

const CART = 'cart_id';
const MONTH = 30 * 24 * 60 * 60;

/** Undefined if there is none, or if the server has lost or completed it. */
export const readCart = cache(async () => {
  const jar = await cookies();
  const id = jar.get(CART)?.value;
  if (!id) return undefined;
  const store = await storeOfShopper();
  try {
    const { cart } = await store.GET('/store/carts/{id}', { params: { path: { id } } });
    return cart.completed_at ? undefined : cart;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
});

/** Undefined if the cart can't be read, which must not take the other pages with it. */
export async function countItems(): Promise<number | undefined> {
  try {
    const cart = await readCart();
    return cart?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

export async function keepCart(id: string): Promise<void> {
  const jar = await cookies();
  jar.set(CART, id, { ...COOKIE, maxAge: MONTH });
}

/** Of the order that the kept cart has become, whose answer may have been lost. */
export async function readOrderId(): Promise<string | undefined> {
  const jar = await cookies();
  const cartId = jar.get(CART)?.value;
  if (!cartId) return undefined;
  const store = await storeOfShopper();
  try {
    const params = { path: { cartId } };
    const { order } = await store.GET('/store/orders/cart/{cartId}', { params });
    return order.id;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

export async function forgetCart(): Promise<void> {
  const jar = await cookies();
  jar.delete(CART);
}
