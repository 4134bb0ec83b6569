import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import type { InTurn } from './engine.ts';
import type { UnreadOrder } from './engine-types.ts';
import type { Instant, OrderFacts } from './facts.ts';

/** Bump when what is kept changes; all orders are then read anew. */
const FACTS_VERSION = 2;

export interface ReadingState {
  /** Changes until then are stored, less `CLOCK_MARGIN`. */
  readUpTo: Instant;
  /** All orders placed since are stored; -Infinity when all are. */
  knownSince: Instant;
  /** Changes without a date were looked for; undefined before the first reading ended. */
  checkedAt?: Instant;
  /** End of the last whole reading */
  readAt?: Instant;
  unread?: readonly UnreadOrder[];
  /** Number of rows without an id */
  nameless?: number;
}

interface Schema extends DBSchema {
  orders: { key: string; value: OrderFacts };
  state: { key: 'reading'; value: ReadingState };
}

export interface FactsStore {
  all: () => Promise<OrderFacts[]>;
  /** Replaces orders of the same ids, all or none. */
  put: (orders: readonly OrderFacts[]) => Promise<void>;
  readingState: () => Promise<ReadingState | undefined>;
  /** After its orders are stored, so that an interrupted reading goes on from there. */
  saveReadingState: (state: ReadingState) => Promise<void>;
  close: () => void;
}

/** @param owner see `ownerKey` in `#app/preferences/storage.ts` */
export const factsStoreName = (owner: string): string => `figures.${owner}`;

/** By Web Locks, which need a secure context. @param owner undefined if nothing may be kept */
export const turnsOf = (owner: string | undefined): InTurn =>
  owner === undefined || !('locks' in navigator)
    ? (work) => work()
    : (work) => navigator.locks.request(factsStoreName(owner), work);

/**
 * @param owner undefined if nothing may be kept
 * @throws Error then, or DOMException where the browser keeps nothing
 */
export async function openFactsStore(owner: string | undefined): Promise<FactsStore> {
  if (owner === undefined) throw new Error('Nothing may be kept.');
  const database = await openDB<Schema>(factsStoreName(owner), FACTS_VERSION, {
    upgrade: (created) => {
      for (const name of [...created.objectStoreNames]) created.deleteObjectStore(name);
      created.createObjectStore('orders', { keyPath: 'id' });
      created.createObjectStore('state');
    },
    // Signing out in another tab deletes it, a newer app there upgrades it.
    blocking: () => database.close(),
  });
  return {
    all: () => database.getAll('orders'),
    put: async (orders) => {
      const change = database.transaction('orders', 'readwrite');
      await Promise.all([...orders.map((order) => change.store.put(order)), change.done]);
    },
    readingState: () => database.get('state', 'reading'),
    saveReadingState: async (state) => {
      await database.put('state', state, 'reading');
    },
    close: () => database.close(),
  };
}
