'use server';

import { firstMessage, isApiError } from 'quartermaster-storefront';
import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { forgetCart, keepCart, readCart, readOrderId } from '../lib/cart.ts';
import { COOKIE, COUNTRY, TOKEN, hasStatus, readRegion, storeOfShopper } from '../lib/store.ts';
import type { Outcome } from './ActionForm.tsx';

type Last = Outcome | undefined;

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

async function attempt(act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    // A redirect is thrown, too.
    if (!isApiError(error)) throw error;
    return { isDone: false, text: firstMessage(error, 'Something went wrong. Try again.') };
  }
}

export async function addToCart(_last: Last, form: FormData): Promise<Outcome> {
  return attempt(async () => {
    const item = { variant_id: text(form, 'variant'), quantity: 1 };
    const store = await storeOfShopper();
    const cart = await readCart();
    if (cart) {
      const params = { path: { id: cart.id } };
      await store.POST('/store/carts/{id}/line-items', { params, body: item });
    } else {
      const { id: region_id } = await readRegion();
      const body = { region_id, country_code: COUNTRY, items: [item] };
      const answer = await store.POST('/store/carts', { body });
      await keepCart(answer.cart.id);
    }
    refresh();
    return { isDone: true, text: 'Added to cart' };
  });
}

async function changeItem(item: string, quantity: number): Promise<Outcome> {
  return attempt(async () => {
    const store = await storeOfShopper();
    const cart = await readCart();
    if (!cart) redirect('/cart');
    const params = { path: { id: cart.id, lineId: item } };
    const path = '/store/carts/{id}/line-items/{lineId}';
    await (quantity > 0
      ? store.POST(path, { params, body: { quantity } })
      : store.DELETE(path, { params }));
    refresh();
    return { isDone: true, text: '' };
  });
}

export async function updateItem(_last: Last, form: FormData): Promise<Outcome> {
  return changeItem(text(form, 'item'), Number(text(form, 'quantity')));
}

export async function removeItem(_last: Last, form: FormData): Promise<Outcome> {
  return changeItem(text(form, 'item'), 0);
}

export async function placeOrder(_last: Last, form: FormData): Promise<Outcome> {
  return attempt(async () => {
    const store = await storeOfShopper();
    const cart = await readCart();
    if (!cart) return showOrder(await readOrderId());
    const params = { path: { id: cart.id } };
    const address = {
      first_name: text(form, 'first_name'),
      last_name: text(form, 'last_name'),
      address_1: text(form, 'address_1'),
      postal_code: text(form, 'postal_code'),
      city: text(form, 'city'),
      country_code: COUNTRY,
    };
    const email = text(form, 'email');
    await store.POST('/store/carts/{id}', {
      params,
      body: { email, shipping_address: address, billing_address: address },
    });
    await store.POST('/store/carts/{id}/shipping-methods', {
      params,
      body: { option_id: text(form, 'option') },
    });
    const prepared = await store.POST('/store/carts/{id}/payment-sessions', { params });
    const [session] = prepared.cart.payment_sessions;
    if (!session) return { isDone: false, text: 'The store takes no payments here.' };
    await store.POST('/store/carts/{id}/payment-session', {
      params,
      body: { provider_id: session.provider_id },
    });
    const done = await store.POST('/store/carts/{id}/complete', { params });
    if (done.type !== 'order') {
      return { isDone: false, text: 'The payment isn’t finished. Try again.' };
    }
    return showOrder(done.data.id);
  });
}

async function showOrder(id: string | undefined): Promise<never> {
  if (id === undefined) redirect('/cart');
  await forgetCart();
  redirect(`/orders/${id}`);
}

export async function signIn(_last: Last, form: FormData): Promise<Outcome> {
  return attempt(async () => {
    const store = await storeOfShopper();
    try {
      const body = { email: text(form, 'email'), password: text(form, 'password') };
      const { access_token: token } = await store.POST('/store/auth/token', { body });
      const jar = await cookies();
      jar.set(TOKEN, token, COOKIE);
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
      return { isDone: false, text: 'Wrong email or password.' };
    }
    refresh();
    return { isDone: true, text: '' };
  });
}

export async function signOut(): Promise<Outcome> {
  const jar = await cookies();
  jar.delete(TOKEN);
  // It has the shopper's address.
  await forgetCart();
  refresh();
  return { isDone: true, text: '' };
}
