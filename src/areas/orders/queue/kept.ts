import { personValue } from '#app/preferences/storage.ts';
import type { Queue } from './queue.ts';

/** A queue as this browser keeps it, so that a reload goes on with it. */
interface KeptQueue extends Queue {
  /** The list's parameters. */
  query: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** After so many milliseconds a list is read anew: nobody works longer without a break. */
const LASTS = 12 * 60 * 60 * 1000;

const lastQueue = personValue<Partial<KeptQueue>>('orderQueue', {});

/** The queue that was worked through last, if it is of this list; undefined when there is none. */
export function readQueue(query: string, owner: string, now = Date.now()): Queue | undefined {
  const { query: of, at = 0, ids, found = 0, marks = {} } = lastQueue.read(owner);
  if (of !== query || !Array.isArray(ids) || now - at > LASTS) return undefined;
  return { ids, found, marks };
}

export const keepQueue = (queue: Queue, query: string, owner: string): void =>
  void lastQueue.write({ ...queue, query, at: Date.now() }, owner);
