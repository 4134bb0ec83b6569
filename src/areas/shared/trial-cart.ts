import type { CallOptions } from '#app/query/own-calls.ts';
import { keep, personKey, readKept } from '#app/preferences/kept.ts';
import { ownerPrefix } from '#app/preferences/storage.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { listOf } from '#ui/format/instant.ts';
import {
  changeCart,
  chooseShipping,
  putItem,
  removeItem,
  shippingOptionsOf,
  startCart,
  workOutTaxes,
} from './storefront-api.ts';
import type { ShopCart, TaxedCart } from './storefront-api.ts';

/** What a shopper would do. */
export interface Trial {
  regionId: string;
  /** Whose groups count; null for a guest. */
  customerId: string | null;
  items: readonly TrialItem[];
  /** The discount's code that they enter. */
  code?: string;
  /** Whether shipping is chosen too: the cheapest there is. */
  hasShipping?: boolean;
  /** Whether its taxes are asked for, as a storefront must where a region doesn't work them out by itself. */
  asksTaxes?: boolean;
}

export interface TrialItem {
  variantId: string;
  /** At least 1. */
  quantity: number;
}

/** What the store answered. */
export interface TrialAnswer {
  /** The cart before a code was entered, with its items' prices; sums in minor units. */
  cart: ShopCart;
  /** The filled cart with the taxes that were asked for. */
  taxed?: TaxedCart;
  /** The cart once it has taken the code; undefined where none was entered, and where it was refused. */
  discounted: ShopCart | undefined;
  /** Why the code was refused. */
  refusal: ApiError | undefined;
  /** What couldn't be put into the cart, and why. */
  refusedItems: { variantId: string; error: ApiError }[];
  /** Whether the cart was emptied; where not, the next trial does it first. */
  isEmptied: boolean;
}

/** Marks the cart, in its context: the store API sets no metadata of carts. */
const MARK = { quartermaster_trial: true };

/**
 * Carts can't be deleted, and one that has a customer never gets rid of them: a tab keeps one for guests and one for
 * customers, and uses them again.
 */
const keyOf = (owner: string, isGuest: boolean): string =>
  personKey(`${ownerPrefix(owner)}.trialCart.${isGuest ? 'guest' : 'customer'}`);

/** Trials of this tab go one after the other, since they share a cart. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does with the store API what a shopper would do: fills the cart, enters the code, and empties it again. The cart is
 * marked, used again for the next trial, and never completed: it takes nothing from stock and uses no code up.
 *
 * @param owner see `ownerKey`
 * @throws ApiError when the cart can't be had; a refused item or code is part of the answer
 */
export async function tryCart(
  trial: Trial,
  owner: string,
  call: CallOptions,
): Promise<TrialAnswer> {
  const run = last.then(async () => shop(trial, owner, call));
  last = run.catch(() => undefined);
  return run;
}

async function shop(trial: Trial, owner: string, call: CallOptions): Promise<TrialAnswer> {
  const empty = await emptyCart(trial, owner, call);
  const { id } = empty;
  try {
    const filled = await fill(empty, trial, call);
    const entered = await enter(filled.cart, trial.code, call);
    return { ...filled, ...entered, isEmptied: await leave(id) };
  } catch (error) {
    await leave(id);
    throw error;
  }
}

/** The kept cart, with nothing in it; a new one where it is gone or was completed. */
async function emptyCart(trial: Trial, owner: string, call: CallOptions): Promise<ShopCart> {
  const { regionId, customerId } = trial;
  const key = keyOf(owner, customerId === null);
  const kept = readKept(key, 'tab');
  const whose = customerId === null ? {} : { customer_id: customerId };
  if (kept) {
    try {
      const body = { region_id: regionId, discounts: [], ...whose };
      const cart = await changeCart(kept, body, call);
      if (cart.completed_at === null) return await removeItems(cart, call);
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
    }
  }
  const cart = await startCart({ region_id: regionId, context: MARK }, call);
  keep(key, cart.id, 'tab');
  return customerId === null ? cart : changeCart(cart.id, whose, call);
}

async function removeItems(cart: ShopCart, call: CallOptions): Promise<ShopCart> {
  let left = cart;
  for (const { id } of listOf(cart.items)) left = await removeItem(cart.id, id, call);
  return left;
}

/** One after the other: the server takes a cart's changes in turn. */
async function fill(
  empty: ShopCart,
  { items, hasShipping, asksTaxes }: Trial,
  call: CallOptions,
): Promise<Pick<TrialAnswer, 'cart' | 'refusedItems' | 'taxed'>> {
  let cart = empty;
  const refusedItems: TrialAnswer['refusedItems'] = [];
  for (const { variantId, quantity } of items) {
    try {
      cart = await putItem(cart.id, { variant_id: variantId, quantity }, call);
    } catch (error) {
      refusedItems.push({ variantId, error: refused(error) });
    }
  }
  if (hasShipping && listOf(cart.items).length > 0) {
    const options = await shippingOptionsOf(cart.id, call);
    const [cheapest] = options.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
    if (cheapest) cart = await chooseShipping(cart.id, cheapest.id, call);
  }
  if (!asksTaxes || listOf(cart.items).length === 0) return { cart, refusedItems };
  return { cart, refusedItems, taxed: await workOutTaxes(cart.id, call) };
}

async function enter(
  cart: ShopCart,
  code: string | undefined,
  call: CallOptions,
): Promise<Pick<TrialAnswer, 'discounted' | 'refusal'>> {
  if (!code) return { discounted: undefined, refusal: undefined };
  try {
    const discounted = await changeCart(cart.id, { discounts: [{ code }] }, call);
    return { discounted, refusal: undefined };
  } catch (error) {
    return { discounted: undefined, refusal: refused(error) };
  }
}

/** What the server said no to; anything else, such as a lost connection, ends the trial. */
function refused(error: unknown): ApiError {
  const { status } = isApiError(error) ? error : { status: undefined };
  if (isApiError(error) && status && status >= 400 && status < 500 && status !== 401) return error;
  throw error;
}

/** Empties the cart, whether or not somebody still waits for the answer. */
async function leave(id: string): Promise<boolean> {
  const call = { signal: new AbortController().signal };
  try {
    await removeItems(await changeCart(id, { discounts: [] }, call), call);
    return true;
  } catch {
    return false;
  }
}
