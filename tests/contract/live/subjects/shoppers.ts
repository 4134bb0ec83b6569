import * as admin from '../../../../generated/admin/index.ts';
import type { Subject, Subjects } from '../properties.ts';
import { store } from '../shop.ts';
import { first, present, unique } from '../support.ts';
import { signedToken } from '../tokens.ts';
import { addressIn, fillCart, placeOrder, type World } from '../world.ts';

const password = 'a long password';

interface Shopper extends Subject {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** With their own token. */
async function shopper(world: World): Promise<Shopper> {
  const email = `${unique('mia')}@example.com`;
  const { customer } = await admin.createCustomer({
    email,
    password,
    first_name: 'Mia',
    last_name: 'Roe',
  });
  const { access_token: token } = (await post(world, '/store/auth/token', { email, password })) as {
    access_token: string;
  };
  return {
    id: customer.id,
    email,
    token,
    reads: ['/store/customers/me', '/store/customers/me/orders'],
  };
}

async function post(world: World, path: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(`${world.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

async function newDiscount(world: World): Promise<string> {
  const code = unique('CART').toUpperCase();
  await admin.createDiscount({
    code,
    is_dynamic: false,
    rule: { type: 'percentage', value: 10, allocation: 'total' },
    regions: [world.regionId],
  });
  return code;
}

async function login(world: World): Promise<Subject> {
  const { email } = await shopper(world);
  return {
    always: { email, password },
    values: { email: [email], password: [password] },
    reads: [],
  };
}

export const shopperSubjects: Subjects = {
  'store createSession': login,
  'store createToken': login,
  'store updateMe': async (world) => ({
    ...(await shopper(world)),
    values: { billing_address: [addressIn(world.country)] },
  }),
  'store updateMyAddress': async (world) => {
    const who = await shopper(world);
    const { customer } = (await post(
      world,
      '/store/customers/me/addresses',
      { address: addressIn(world.country) },
      who.token,
    )) as { customer: { shipping_addresses: { id: string }[] } };
    return { ...who, at: [first(customer.shipping_addresses).id] };
  },
  'store updateCart': async (world) => {
    const id = await fillCart(world);
    const address = addressIn(world.country);
    const { gift_card: card } = await admin.createGiftCard({
      value: 500,
      region_id: world.regionId,
    });
    const { id: customerId } = await shopper(world);
    return {
      at: [id],
      values: {
        billing_address: [{ ...address, city: 'Mole' }],
        shipping_address: [{ ...address, city: 'Pier' }],
        gift_cards: [[{ code: card.code }], []],
        discounts: [[{ code: await newDiscount(world) }], []],
        context: [{ ship: 'Ada' }],
        customer_id: [customerId],
      },
    };
  },
  'store updateCartLineItem': async (world) => {
    const id = await fillCart(world);
    const { cart } = await store.getCart(id);
    return {
      at: [id, first(cart.items).id],
      always: { quantity: 2 },
      reads: [`/store/carts/${id}`],
    };
  },
  'store addShippingMethodToCart': async (world) => {
    const id = await fillCart(world);
    return {
      at: [id],
      always: { option_id: world.shippingOptionId },
      values: { option_id: [world.shippingOptionId], data: [{ gate: 4 }] },
      reads: [`/store/carts/${id}`],
    };
  },
  'store selectCartPaymentSession': async (world) => {
    const id = await fillCart(world);
    return { at: [id], values: { provider_id: ['manual'] }, reads: [`/store/carts/${id}`] };
  },
  'store updateCartPaymentSession': async (world) => {
    const id = await fillCart(world);
    return {
      at: [id, 'manual'],
      values: { data: [{ note: 'ring' }] },
      reads: [`/store/carts/${id}`],
    };
  },
  'store confirmOrderClaim': async (world) => {
    const who = await shopper(world);
    const { id } = await placeOrder(world, { quantity: 1 });
    return {
      ...who,
      values: { token: [signedToken({ claimingCustomerId: present(who.id), orders: [id] })] },
    };
  },
  'store searchProducts': async () =>
    Promise.resolve({ values: { q: ['rope'], filter: [''] }, reads: [] }),
};
