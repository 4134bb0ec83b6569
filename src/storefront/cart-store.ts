import {
  completeCart,
  createCart,
  createCartLineItem,
  getCart,
} from '../../generated/store/carts/carts.ts';
import { getOrderByCart } from '../../generated/store/orders/orders.ts';
import type {
  StoreCartResponse,
  StoreCompleteCartResponse,
  StoreCreateCartBody,
  StoreCreateCartLineItemBody,
} from '../../generated/store/store.schemas.ts';
import { isApiError } from '../client/error.ts';
import type { ApiClient } from '../client/types.ts';

/** Keeps the cart's id, as `localStorage` does. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface CartStore {
  readonly getId: () => string | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: (id: string, signal: AbortSignal) => Promise<StoreCartResponse>;
  /** Starts a cart if there is none, or if the server has lost or completed it. */
  readonly add: (
    item: StoreCreateCartLineItemBody,
    cart: StoreCreateCartBody,
  ) => Promise<StoreCartResponse>;
  readonly change: <T>(write: (id: string) => Promise<T>) => Promise<T>;
  readonly complete: () => Promise<StoreCompleteCartResponse>;
  readonly forget: () => void;
}

export function createCartStore(
  client: ApiClient,
  key: string,
  chosen: CartStorage | undefined,
): CartStore {
  let storage = chosen;
  let lastWrite: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  // Servers have no storage, and don't ask for the id.
  const place = (): CartStorage => (storage ??= browserStorage());
  const getId = (): string | undefined => place().getItem(key) ?? undefined;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const forget = (id = getId()): void => {
    if (id === undefined || getId() !== id) return;
    place().removeItem(key);
    tell();
  };
  // Two adds at once would start two carts, and an older answer could come last.
  const inTurn = async <T>(write: () => Promise<T>): Promise<T> => {
    const written = lastWrite.then(write);
    lastWrite = written.catch(() => undefined);
    return written;
  };

  async function start(
    { metadata, ...item }: StoreCreateCartLineItemBody,
    body: StoreCreateCartBody,
  ): Promise<StoreCartResponse> {
    let answer = await createCart(client, { ...body, ...(!metadata && { items: [item] }) });
    const { id } = answer.cart;
    if (metadata) answer = await createCartLineItem(client, id, { ...item, metadata });
    place().setItem(key, id);
    tell();
    return answer;
  }

  async function isGone(id: string, error: unknown): Promise<boolean> {
    if (!isApiError(error) || error.kind !== 'http' || error.outcome === 'unknown') return false;
    try {
      return Boolean((await getCart(client, id)).cart.completed_at);
    } catch (reading) {
      return isApiError(reading) && reading.status === 404;
    }
  }

  async function change<T>(write: (id: string) => Promise<T>): Promise<T> {
    const id = getId() ?? '';
    try {
      return await write(id);
    } catch (error) {
      if (await isGone(id, error)) forget(id);
      throw error;
    }
  }

  async function addNow(
    item: StoreCreateCartLineItemBody,
    body: StoreCreateCartBody,
  ): Promise<StoreCartResponse> {
    if (getId() === undefined) return start(item, body);
    try {
      return await change((id) => createCartLineItem(client, id, item));
    } catch (error) {
      const isKept = getId() !== undefined;
      if (isKept || !isApiError(error) || error.outcome === 'unknown') throw error;
      return start(item, body);
    }
  }

  async function complete(id: string): Promise<StoreCompleteCartResponse> {
    try {
      return await change((cart) => completeCart(client, cart));
    } catch (error) {
      if (!isApiError(error) || error.outcome !== 'unknown') throw error;
      const found = await getOrderByCart(client, id).catch(() => undefined);
      if (!found) throw error;
      return { type: 'order', data: found.order };
    }
  }

  return {
    getId,
    forget: () => forget(),
    change: (write) => inTurn(() => change(write)),
    add: (item, body) => inTurn(() => addNow(item, body)),
    subscribe: (listener) => {
      const fromOtherTab = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener();
      };
      const hearsTabs = typeof addEventListener === 'function';
      listeners.add(listener);
      if (hearsTabs) addEventListener('storage', fromOtherTab);
      return () => {
        listeners.delete(listener);
        if (hearsTabs) removeEventListener('storage', fromOtherTab);
      };
    },
    read: async (id, signal) => {
      try {
        const answer = await getCart(client, id, { signal });
        if (answer.cart.completed_at) forget(id);
        return answer;
      } catch (error) {
        if (isApiError(error) && error.status === 404) forget(id);
        throw error;
      }
    },
    complete: () =>
      inTurn(async () => {
        const id = getId() ?? '';
        const done = await complete(id);
        if (done.type !== 'cart') forget(id);
        return done;
      }),
  };
}

/** In memory if the browser forbids to keep anything. */
function browserStorage(): CartStorage {
  try {
    const { localStorage: kept } = globalThis;
    kept.getItem('');
    return kept;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}
