import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import { chunksOf, mergeChunk, readChunk } from './chunks.ts';
import type { InTurn } from './engine.ts';
import type { UnreadOrder } from './engine-types.ts';
import type { Instant, OrderFacts } from './facts.ts';

/** Bump when anything that is kept changes; all orders are then read anew. */
const FACTS_VERSION = 2;

export interface ReadingState {
  /** Changes until then are stored, less `CLOCK_MARGIN`. */
  readUpTo: Instant;
  /** All orders placed since are stored; -Infinity when all are. */
  knownSince: Instant;
  /** Orders of the store when the first reading began */
  total?: number;
  /** Changes without a date were looked for; undefined before the first reading ended. */
  checkedAt?: Instant;
  /** End of the last whole reading */
  readAt?: Instant;
  unread?: readonly UnreadOrder[];
  /** Number of rows without an id */
  nameless?: number;
}

interface Schema extends DBSchema {
  chunks: { key: number; value: string };
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

/** By Web Locks, which need a secure context. @param name undefined if nothing may be kept */
export const turnsOf = (name: string | undefined): InTurn =>
  name === undefined || !('locks' in navigator)
    ? (work) => work()
    : (work) => navigator.locks.request(name, work);

/**
 * @param name of the database; undefined if nothing may be kept
 * @throws Error then, or DOMException where the browser keeps nothing
 */
export async function openFactsStore(name: string | undefined): Promise<FactsStore> {
  if (name === undefined) throw new Error('Nothing may be kept.');
  const database = await openDB<Schema>(name, FACTS_VERSION, {
    upgrade: (created) => {
      for (const old of [...created.objectStoreNames]) created.deleteObjectStore(old);
      created.createObjectStore('chunks');
      created.createObjectStore('state');
    },
    // Signing out in another tab deletes it, a newer app there upgrades it.
    blocking: () => database.close(),
  });
  return {
    all: async () => (await database.getAll('chunks')).flatMap(readChunk),
    put: async (orders) => {
      const change = database.transaction('chunks', 'readwrite');
      const put = async ([key, own]: [number, OrderFacts[]]): Promise<void> => {
        // Another tab may have added to it.
        await change.store.put(mergeChunk(await change.store.get(key), own), key);
      };
      await Promise.all([...[...chunksOf(orders)].map(put), change.done]);
    },
    readingState: () => database.get('state', 'reading'),
    saveReadingState: async (state) => {
      await database.put('state', state, 'reading');
    },
    close: () => database.close(),
  };
}
