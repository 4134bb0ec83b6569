import type { CallOptions } from '#app/query/abortable-calls.ts';
import { saveToBrowser, personKey, loadFromBrowser } from '#app/preferences/browser-storage.ts';
import { ownerPrefix } from '#app/preferences/storage.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import type { StoreUpdateCartBody } from '#generated/store/store.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
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

export interface Trial {
  regionId: string;
  /** Null: guest. */
  customerId: string | null;
  items: readonly TrialItem[];
  code?: string;
  /** Picks the cheapest. */
  hasShipping?: boolean;
  /** For regions without automatic taxes. */
  asksTaxes?: boolean;
}

export interface TrialItem {
  variantId: string;
  /** At least 1. */
  quantity: number;
}

export interface TrialAnswer {
  /** Before the code is entered; minor units. */
  cart: ShopCart;
  taxed?: TaxedCart;
  /** Undefined without a code, or if refused. */
  discounted: ShopCart | undefined;
  refusal: ApiError | undefined;
  refusedItems: { variantId: string; error: ApiError }[];
  /** If not, the next trial does it. */
  isEmptied: boolean;
}

/** In the context, since the store API sets no cart metadata. */
const MARK = { quartermaster_trial: true };

/** Carts can't be deleted or lose their customer: each tab reuses two. */
const keyOf = (owner: string, isGuest: boolean): string =>
  personKey(`${ownerPrefix(owner)}.trialCart.${isGuest ? 'guest' : 'customer'}`);

/** Trials run in sequence, since they share a cart. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Fills a cart, enters the code and empties it. Never completed, it uses no stock or code.
 *
 * @param owner see `ownerKey`
 * @throws ApiError, but not for refused items or codes
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

async function emptyCart(trial: Trial, owner: string, call: CallOptions): Promise<ShopCart> {
  const { regionId, customerId } = trial;
  const key = keyOf(owner, customerId === null);
  const kept = loadFromBrowser(key, 'tab');
  if (kept) {
    try {
      const body = omitUndefined<StoreUpdateCartBody>({
        region_id: regionId,
        discounts: [],
        customer_id: customerId ?? undefined,
      });
      const cart = await changeCart(kept, body, call);
      if (cart.completed_at === null) return await removeItems(cart, call);
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
    }
  }
  const cart = await startCart({ region_id: regionId, context: MARK }, call);
  saveToBrowser(key, cart.id, 'tab');
  return customerId === null ? cart : changeCart(cart.id, { customer_id: customerId }, call);
}

async function removeItems(cart: ShopCart, call: CallOptions): Promise<ShopCart> {
  let left = cart;
  for (const { id } of listOf(cart.items)) left = await removeItem(cart.id, id, call);
  return left;
}

/** Sequential: the server takes changes in turn. */
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

/** Rethrows anything else, e.g. a lost connection. */
function refused(error: unknown): ApiError {
  const { status } = isApiError(error) ? error : { status: undefined };
  if (isApiError(error) && status && status >= 400 && status < 500 && status !== 401) return error;
  throw error;
}

/** Runs even after an abort. */
async function leave(id: string): Promise<boolean> {
  const call = { signal: new AbortController().signal };
  try {
    await removeItems(await changeCart(id, { discounts: [] }, call), call);
    return true;
  } catch {
    return false;
  }
}
