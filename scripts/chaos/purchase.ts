import { isApiError } from '../../src/storefront/index.ts';
import type { StorefrontClient } from '../../src/storefront/index.ts';
import type { Goods } from './goods.ts';

/**
 * Buys over a bad network: looks up non-idempotent writes after an unknown outcome; the client retries the rest.
 * @returns the order's id
 */
export async function purchase(
  client: StorefrontClient,
  goods: Goods,
  email: string,
): Promise<string> {
  const { regionId: region_id, countryCode: country_code, variantId: variant_id } = goods;
  // Adding items isn't idempotent, so the cart is created with them.
  const items = [{ variant_id, quantity: 1 }];
  // An orphaned cart is harmless; make another.
  const { cart } = await once(
    () => client.POST('/store/carts', { body: { region_id, country_code, items } }),
    () => Promise.resolve(undefined),
  );
  const params = { path: { id: cart.id } };

  const address = {
    first_name: 'Ada',
    last_name: 'Moore',
    address_1: '1 Harbour Street',
    city: 'Port',
    postal_code: '1000',
    country_code,
  };
  await client.POST('/store/carts/{id}', {
    params,
    body: { email, shipping_address: address, billing_address: address },
  });

  const { shipping_options } = await client.GET('/store/shipping-options/{cartId}', {
    params: { path: { cartId: cart.id } },
  });
  const option_id = shipping_options[0]?.id ?? '';
  await once(
    () => client.POST('/store/carts/{id}/shipping-methods', { params, body: { option_id } }),
    async () => {
      const read = await client.GET('/store/carts/{id}', { params });
      return read.cart.shipping_methods?.length ? read : undefined;
    },
  );

  await client.POST('/store/carts/{id}/payment-sessions', { params });
  await client.POST('/store/carts/{id}/payment-session', {
    params,
    body: { provider_id: 'manual' },
  });
  // Completing again returns the same order, but overlapping tries can collide.
  return once(
    async () => {
      const done = await client.POST('/store/carts/{id}/complete', { params });
      if (done.type !== 'order') throw new Error(`The cart of ${email} stayed a ${done.type}`);
      return done.data.id;
    },
    () => findOrder(client, cart.id),
  );
}

async function findOrder(client: StorefrontClient, cartId: string): Promise<string | undefined> {
  try {
    const params = { path: { cartId } };
    return (await client.GET('/store/orders/cart/{cartId}', { params })).order.id;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** Looks for the write's result after an unknown outcome, before repeating it. */
async function once<T>(write: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isApiError(error) || error.outcome !== 'unknown') throw error;
      const found = await find();
      if (found !== undefined) return found;
    }
  }
}
