import { store } from '../shop.ts';
import { clearToken } from '../../../../src/client/index.ts';
import { first, refused, unique } from '../support.ts';
import { mailedToken, signedToken } from '../tokens.ts';
import { addressIn, fillCart, placeOrder, type World } from '../world.ts';

export async function shoppersFlow(world: World): Promise<void> {
  await carts(world);
  await account(world);
  await store.searchProducts({ q: 'rope', limit: 3 });
}

async function carts(world: World): Promise<void> {
  const cartId = await fillCart(world);
  const { cart } = await store.createCartLineItem(cartId, {
    variant_id: world.variantIds[1],
    quantity: 2,
  });
  const added = first(cart.items?.filter((one) => one.variant_id === world.variantIds[1]));
  await store.updateCartLineItem(cartId, added.id, { quantity: 4 });
  await store.deleteCartLineItem(cartId, added.id);
  await store.getCart(cartId);
  await store.listCartShippingOptions(cartId);
  await store.calculateCartTaxes(cartId);
  await store.createCartPaymentSessions(cartId);
  await store.updateCartPaymentSession(cartId, 'manual', { data: { note: 'ring' } });
  await store.refreshCartPaymentSession(cartId, 'manual');
  await store.deleteCartPaymentSession(cartId, 'manual');
  await store.createCart({});
}

async function account(world: World): Promise<void> {
  const login = { email: `${unique('mia')}@example.com`, password: 'a long password' };
  await store.createCustomer({ ...login, first_name: 'Mia', last_name: 'Roe' });
  await store.getEmailExists(login.email);
  await store.createSession(login);
  await store.createToken(login);
  await store.getSession();
  await store.getMe();
  await store.updateMe({ phone: '+31 10 765 43 21', billing_address: addressIn(world.country) });
  await addresses(world);
  await orders(world);
  await store.requestPasswordToken({ email: login.email });
  await refused(500, store.resetPassword({ ...login, token: 'not.a.token' }));
  const token = await mailedToken(world.url, login.email, 'customer.password_reset');
  await store.resetPassword({ ...login, token });
  await store.listMyPaymentMethods();
  await store.deleteSession();
  clearToken('store');
}

async function addresses(world: World): Promise<void> {
  const { customer } = await store.createMyAddress({
    address: { ...addressIn(world.country), city: 'Pier' },
  });
  const address = first(customer.shipping_addresses);
  await store.updateMyAddress(address.id, { city: 'Mole' });
  await store.deleteMyAddress(address.id);
}

async function orders(world: World): Promise<void> {
  const guest = await placeOrder(world, { quantity: 1 });
  await store.getOrder(guest.id);
  await store.getOrderByCart(guest.cartId);
  await store.lookupOrder({ display_id: guest.displayId, email: guest.email });
  await store.requestOrderClaimToken({ order_ids: [guest.id] });
  await refused(500, store.confirmOrderClaim({ token: signedToken({}) + 'x' }));
  const { customer } = await store.getMe();
  await store.confirmOrderClaim({
    token: signedToken({ claimingCustomerId: customer.id, orders: [guest.id] }),
  });
  await store.listMyOrders({ limit: 5 });
}
