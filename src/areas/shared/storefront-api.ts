import type {
  StoreCartDetail,
  StoreCreateCartBody,
  StoreUpdateCartBody,
} from '#generated/store/store.schemas.ts';
import {
  addShippingMethodToCart,
  calculateCartTaxes,
  createCart,
  createCartLineItem,
  deleteCartLineItem,
  updateCart,
} from '#generated/store/carts/carts.ts';
import { listCartShippingOptions } from '#generated/store/shipping-options/shipping-options.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { storeClient } from '#client/index.ts';

/*
 * What the back office asks of the store API about carts, as a shopper's browser does: the one place that hands the
 * generated calls their client. Nothing here signs a shopper in, and no cart is ever completed. Each throws an ApiError.
 */

/** A cart as shoppers read it, with its sums in minor units of its region's currency. */
export type ShopCart = StoreCartDetail;

export const startCart = async (body: StoreCreateCartBody, call: CallOptions): Promise<ShopCart> =>
  (await createCart(storeClient, body, call)).cart;

export const changeCart = async (
  id: string,
  body: StoreUpdateCartBody,
  call: CallOptions,
): Promise<ShopCart> => (await updateCart(storeClient, id, body, call)).cart;

export const putItem = async (
  id: string,
  item: { variant_id: string; quantity: number },
  call: CallOptions,
): Promise<ShopCart> => (await createCartLineItem(storeClient, id, item, call)).cart;

/** The server takes the cart's shipping methods away with the item. */
export const removeItem = async (
  id: string,
  itemId: string,
  call: CallOptions,
): Promise<ShopCart> => (await deleteCartLineItem(storeClient, id, itemId, call)).cart;

/** What can ship a cart; prices in minor units, null where the server has to work them out. */
export const shippingOptionsOf = async (id: string, call: CallOptions) =>
  (await listCartShippingOptions(storeClient, id, call)).shipping_options;

export const chooseShipping = async (
  id: string,
  optionId: string,
  call: CallOptions,
): Promise<ShopCart> =>
  (await addShippingMethodToCart(storeClient, id, { option_id: optionId }, call)).cart;

/** What a cart holds and comes to, once its taxes were worked out. */
export type TaxedCart = Pick<
  ShopCart,
  'items' | 'shipping_methods' | 'subtotal' | 'shipping_total' | 'tax_total' | 'total'
>;

/** Works a cart's taxes out, where its region does that only when it is asked to. */
export const workOutTaxes = async (id: string, call: CallOptions): Promise<TaxedCart> =>
  (await calculateCartTaxes(storeClient, id, call)).cart;
