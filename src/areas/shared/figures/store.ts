import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import { chunksOf, mergeChunk, readChunk } from './chunks.ts';
import type { Span } from './days.ts';
import type { InTurn } from './engine.ts';
import type { UnreadOrder } from './engine-types.ts';
import type { Instant, OrderFacts } from './facts.ts';
import type { Turn } from './turn.ts';
import { createYielding } from './yielding.ts';

/** Bump when anything that is kept changes; all orders are then read anew. */
export const FACTS_VERSION = 3;

export interface ReadingState {
  /** Changes until then are stored, less `CLOCK_MARGIN`. */
  readUpTo: Instant;
  /** All orders placed since are stored; -Infinity when all are. */
  knownSince: Instant;
  /** Orders of the store when the first reading began */
  total?: number;
  /** Changes without a date were looked for; undefined before the first reading ended. */
  checkedAt?: Instant;
  /** Like `readUpTo`, of order edits; undefined if the same */
  editsUpTo?: Instant;
  /** Undefined before the first reading ended */
  turn?: Turn;
  /** End of the last whole reading */
  readAt?: Instant;
  unread?: readonly UnreadOrder[];
  /** Number of rows without an id */
  nameless?: number;
}

/** Sums of days or hours, by their start */
export interface KeptTable {
  kind: string;
  unit: 'day' | 'hour';
  zone: string;
  sums: ReadonlyMap<Instant, unknown>;
}

export interface KeptDays {
  /** Number of changes to the orders when these were summed up */
  changes: number;
  /** First and last instant of all orders */
  bounds: Span;
  tables: readonly KeptTable[];
}

/** Earlier days aren't opened until they are asked for. */
export type KeptPart = 'kept' | 'earlier';

interface Schema extends DBSchema {
  chunks: { key: number; value: string };
  changes: { key: 'count'; value: number };
  days: { key: KeptPart; value: KeptDays };
  state: { key: 'reading'; value: ReadingState };
}

export interface FactsStore {
  all: () => Promise<{ orders: OrderFacts[]; changes: number }>;
  /** Replaces orders of the same ids, all or none. Returns the new `changes`. */
  put: (orders: readonly OrderFacts[]) => Promise<number>;
  changes: () => Promise<number>;
  /** Undefined if orders have changed since */
  keptDays: (part: KeptPart) => Promise<KeptDays | undefined>;
  /** Does nothing if orders have changed since. */
  keepDays: (days: Readonly<Record<KeptPart, KeptDays>>) => Promise<void>;
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
      created.createObjectStore('changes');
      created.createObjectStore('days');
      created.createObjectStore('state');
    },
    // Signing out in another tab deletes it, a newer app there upgrades it.
    blocking: () => database.close(),
  });
  return {
    all: async () => {
      const reading = database.transaction(['chunks', 'changes']);
      const [chunks, changes = 0] = await Promise.all([
        reading.objectStore('chunks').getAll(),
        reading.objectStore('changes').get('count'),
      ]);
      const rest = createYielding();
      const orders: OrderFacts[] = [];
      for (const chunk of chunks) {
        orders.push(...readChunk(chunk));
        await rest();
      }
      return { orders, changes };
    },
    put: async (orders) => {
      const change = database.transaction(['chunks', 'changes'], 'readwrite');
      const chunks = change.objectStore('chunks');
      const changes = change.objectStore('changes');
      const put = async ([key, own]: [number, OrderFacts[]]): Promise<void> => {
        // Another tab may have added to it.
        await chunks.put(mergeChunk(await chunks.get(key), own), key);
      };
      const count = async (): Promise<number> => {
        const next = ((await changes.get('count')) ?? 0) + 1;
        await changes.put(next, 'count');
        return next;
      };
      const counted = count();
      await Promise.all([...[...chunksOf(orders)].map(put), counted, change.done]);
      return counted;
    },
    changes: async () => (await database.get('changes', 'count')) ?? 0,
    keptDays: async (part) => {
      const reading = database.transaction(['changes', 'days']);
      const [changes = 0, days] = await Promise.all([
        reading.objectStore('changes').get('count'),
        reading.objectStore('days').get(part),
      ]);
      return days?.changes === changes ? days : undefined;
    },
    keepDays: async ({ kept, earlier }) => {
      const change = database.transaction(['changes', 'days'], 'readwrite');
      const changes = (await change.objectStore('changes').get('count')) ?? 0;
      if (kept.changes === changes) {
        const days = change.objectStore('days');
        await Promise.all([days.put(kept, 'kept'), days.put(earlier, 'earlier')]);
      }
      await change.done;
    },
    readingState: () => database.get('state', 'reading'),
    saveReadingState: async (state) => {
      await database.put('state', state, 'reading');
    },
    close: () => database.close(),
  };
}
