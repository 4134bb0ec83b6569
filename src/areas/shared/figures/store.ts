import { deleteDB, openDB } from 'idb';
import type { DBSchema } from 'idb';
import type { Instant, OrderFacts } from './facts.ts';

/** Bump when `OrderFacts` changes; all orders are then read anew. */
const FACTS_VERSION = 1;

export interface ReadingState {
  /** All orders updated before this are stored. */
  readUpTo: Instant;
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
  /** Once all orders of a reading are stored, so that an interrupted one starts over. */
  finishReading: (state: ReadingState) => Promise<void>;
  close: () => void;
}

const nameFor = (owner: string): string => `figures.${owner}`;

/**
 * @param owner see `ownerKey` in `#app/preferences/storage.ts`
 * @throws DOMException where the browser keeps nothing
 */
export async function openFactsStore(owner: string): Promise<FactsStore> {
  const database = await openDB<Schema>(nameFor(owner), FACTS_VERSION, {
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
    finishReading: async (state) => {
      await database.put('state', state, 'reading');
    },
    close: () => database.close(),
  };
}

/** For signing out: an order's numbers are the person's, not the browser's. */
export const deleteFactsStore = (owner: string): Promise<void> => deleteDB(nameFor(owner));
