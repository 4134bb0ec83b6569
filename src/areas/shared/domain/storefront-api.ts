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
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { storeClient } from '#client/index.ts';

/*
 * Store API cart calls, as shoppers make them; the only user of `storeClient`. Never signs in or completes a cart. All
 * throw ApiError.
 */

/** Sums in minor units. */
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

/** The server removes shipping methods too. */
export const removeItem = async (
  id: string,
  itemId: string,
  call: CallOptions,
): Promise<ShopCart> => (await deleteCartLineItem(storeClient, id, itemId, call)).cart;

/** Prices in minor units; null if the server calculates them. */
export const shippingOptionsOf = async (id: string, call: CallOptions) =>
  (await listCartShippingOptions(storeClient, id, call)).shipping_options;

export const chooseShipping = async (
  id: string,
  optionId: string,
  call: CallOptions,
): Promise<ShopCart> =>
  (await addShippingMethodToCart(storeClient, id, { option_id: optionId }, call)).cart;

export type TaxedCart = Pick<
  ShopCart,
  'items' | 'shipping_methods' | 'subtotal' | 'shipping_total' | 'tax_total' | 'total'
>;

/** For regions without automatic taxes. */
export const workOutTaxes = async (id: string, call: CallOptions): Promise<TaxedCart> =>
  (await calculateCartTaxes(storeClient, id, call)).cart;
