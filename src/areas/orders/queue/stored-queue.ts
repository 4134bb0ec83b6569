import { personValue } from '#app/preferences/storage.ts';
import { isRecord } from '#ui/format/guards.ts';
import type { Queue } from './queue.ts';

/** Restores the queue after a reload */
interface StoredQueue extends Queue {
  /** Query string of the list */
  query: string;
  /** Epoch ms */
  at: number;
}

/** Milliseconds; nobody works longer without a break */
const LASTS = 12 * 60 * 60 * 1000;

const lastQueue = personValue<Partial<StoredQueue>>('orderQueue', {});

/** Returns the last queue, unless it is of another list or expired. */
export function loadQueue(query: string, owner: string, now = Date.now()): Queue | undefined {
  const { query: of, at = 0, ids, found = 0, marks } = lastQueue.read(owner);
  if (of !== query || !Array.isArray(ids) || now - at > LASTS) return undefined;
  return { ids, found, marks: isRecord(marks) ? marks : {} };
}

export const saveQueue = (queue: Queue, query: string, owner: string): void =>
  void lastQueue.write({ ...queue, query, at: Date.now() }, owner);
